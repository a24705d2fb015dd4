/** What somebody types or pastes as an old address, as a slug: without the site's name, the locale prefix and slashes. */
export function readOldAddress(text: string, locale: string): string {
  const path = text
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replaceAll(/^\/+|\/+$/g, '')
    .toLowerCase();
  if (path === locale) return '';
  return path.startsWith(`${locale}/`) ? path.slice(locale.length + 1) : path;
}
