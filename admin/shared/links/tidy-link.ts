type LinkKind = 'external' | 'internal' | 'anchor' | 'mail' | 'phone';

/**
 * What was typed, as the kind stores it: an external link with its scheme, the others without it. People paste whole
 * addresses, so 'mailto:a@b.nl' is the mail link 'a@b.nl'.
 */
export function tidyLink(kind: LinkKind, typed: string): string {
  const text = typed.trim();
  switch (kind) {
    case 'external':
      return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
    case 'anchor':
      return text.replace(/^#/, '');
    case 'mail':
      return text.replace(/^mailto:/i, '');
    case 'phone':
      return text.replace(/^tel:/i, '');
    case 'internal':
      return text;
  }
}
