/** What was typed as an anchor's name: letters, digits, hyphen and underscore; a space becomes a hyphen. */
export function tidyAnchor(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_-]/gu, '');
}
