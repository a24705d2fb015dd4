/** Converts a typed or pasted address to a slug: without host, locale prefix and outer slashes. */
export function parseRedirectSlug(text: string, locale: string): string {
  const path = text
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replaceAll(/^\/+|\/+$/g, '')
    .toLowerCase();
  if (path === locale) return '';
  return path.startsWith(`${locale}/`) ? path.slice(locale.length + 1) : path;
}
