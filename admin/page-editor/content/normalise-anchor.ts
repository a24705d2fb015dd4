/** Reduces a typed anchor to letters, digits, hyphens and underscores; spaces become hyphens. */
export function normaliseAnchor(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_-]/gu, '');
}
