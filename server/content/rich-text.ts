import { idInput } from '../shared/errors/index.ts';

const linkPattern = /<a\b([^<>]*)>/g;
const hrefPattern = /\bhref="([^"]*)"/;
const pageIdPattern = / ?\bdata-page-id="(\d*)"/;

/** An internal link in rich text: its path without the fragment, and the page id if known. */
export type RichTextLink = { path: string; pageID: number | null };

/** Internal links begin with one slash; `//` is another host, and `/_/` is not a page. */
function toInternalPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/_/')) return null;
  return href.split(/[?#]/)[0] ?? null;
}

function readLink(attributes: string): RichTextLink | null {
  const path = toInternalPath(hrefPattern.exec(attributes)?.[1] ?? '');
  if (path === null) return null;
  return { path, pageID: idInput.safeParse(pageIdPattern.exec(attributes)?.[1]).data ?? null };
}

/** Returns the hrefs of all links in cleaned rich text, with entities decoded. */
export function findRichTextHrefs(html: string): string[] {
  return [...html.matchAll(linkPattern)].flatMap(
    ([, attributes = '']) => hrefPattern.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? [],
  );
}

/** Returns the internal links in cleaned rich text. */
export function findRichTextLinks(html: string): RichTextLink[] {
  return [...html.matchAll(linkPattern)].flatMap(([, attributes = '']) => readLink(attributes) ?? []);
}

/** Rewrites the internal links in cleaned rich text. If `map` returns null, the link only loses its page id. */
export function mapRichTextLinks(html: string, map: (link: RichTextLink) => RichTextLink | null): string {
  return html.replace(linkPattern, (element, attributes: string) => {
    const link = readLink(attributes);
    if (!link) return element.replace(pageIdPattern, '');
    const mapped = map(link);
    const attributesWithoutID = attributes.replace(pageIdPattern, '');
    if (!mapped) return `<a${attributesWithoutID}>`;
    const attributesWithPath = attributesWithoutID.replace(/href="[^"?#]*/, () => `href="${mapped.path}`);
    return mapped.pageID ? `<a${attributesWithPath} data-page-id="${mapped.pageID}">` : `<a${attributesWithPath}>`;
  });
}
