type LinkKind = 'external' | 'internal' | 'anchor' | 'mail' | 'phone';

/**
 * Normalises a typed link target for its kind: external links get a scheme, others lose it. Users paste whole
 * addresses, so 'mailto:a@b.nl' becomes 'a@b.nl' for an e-mail link.
 */
export function normalizeLink(kind: LinkKind, input: string): string {
  const text = input.trim();
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
