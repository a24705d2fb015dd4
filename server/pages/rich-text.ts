import { id } from '../shared/errors/index.ts';

const linkPattern = /<a\b([^<>]*)>/g;
const hrefPattern = /\bhref="([^"]*)"/;
const pageIdPattern = / ?\bdata-page-id="(\d*)"/;

/** An internal link of a rich text: its address on the site, without the fragment, and the page's id once known. */
export type RichTextLink = { path: string; pageID: number | null };

/** Internal links begin with one slash; `//` is another host and `/_/` no page. */
function toInternalPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/_/')) return null;
  return href.split(/[?#]/)[0] ?? null;
}

function readLink(attributes: string): RichTextLink | null {
  const path = toInternalPath(hrefPattern.exec(attributes)?.[1] ?? '');
  if (path === null) return null;
  return { path, pageID: id.safeParse(pageIdPattern.exec(attributes)?.[1]).data ?? null };
}

/** The addresses of all links of a cleaned rich text, as browsers read them. */
export function findRichTextAddresses(html: string): string[] {
  return [...html.matchAll(linkPattern)].flatMap(
    ([, attributes = '']) => hrefPattern.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? [],
  );
}

/** Internal links of a cleaned rich text. */
export function findRichTextLinks(html: string): RichTextLink[] {
  return [...html.matchAll(linkPattern)].flatMap(([, attributes = '']) => readLink(attributes) ?? []);
}

/** Rewrites the internal links of a cleaned rich text; null leaves one as it is, without a page's id. */
export function mapRichTextLinks(html: string, map: (link: RichTextLink) => RichTextLink | null): string {
  return html.replace(linkPattern, (element, attributes: string) => {
    const link = readLink(attributes);
    if (!link) return element.replace(pageIdPattern, '');
    const mapped = map(link);
    const plain = attributes.replace(pageIdPattern, '');
    if (!mapped) return `<a${plain}>`;
    const moved = plain.replace(/href="[^"?#]*/, () => `href="${mapped.path}`);
    return mapped.pageID ? `<a${moved} data-page-id="${mapped.pageID}">` : `<a${moved}>`;
  });
}
