import sanitizeHtml from 'sanitize-html';
import { id } from '../shared/errors/index.ts';

/** What rich text may hold; an internal link keeps the id of its page. */
const allowedTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'blockquote',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const allowedAttributes = { a: ['href', 'data-page-id'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] };
const allowedSchemes = ['http', 'https', 'mailto', 'tel'];

/** Elements that act, load or ask: one of them refuses the whole text instead of being dropped in silence. */
const activeElements: ReadonlySet<string> = new Set([
  'script',
  'noscript',
  'template',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'link',
  'meta',
  'base',
  'svg',
  'math',
  'img',
  'video',
  'audio',
]);

const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data']);

/** Control characters and spaces inside a scheme are dropped by browsers, so `java\nscript:` is one too. */
function hasActiveScheme(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /^(javascript|data|vbscript):/i.test(address.replace(/[\u0000-\u0020\u007f-\u009f]/g, ''));
}

function isActive(element: string, attributes: Readonly<Record<string, string>>): boolean {
  if (activeElements.has(element)) return true;
  return Object.entries(attributes).some(
    ([name, value]) =>
      name.toLowerCase().startsWith('on') || (addressAttributes.has(name.toLowerCase()) && hasActiveScheme(value)),
  );
}

/** Rich text cut to the allow-list, formatting noise dropped; null where it holds active content (V_15). */
export function cleanRichText(html: string): string | null {
  let active = false;
  const cleaned = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    allowedSchemes,
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h5: 'h4', h6: 'h4' },
    nestingLimit: 50,
    onOpenTag: (name, attributes) => {
      active ||= isActive(name, attributes);
    },
  });
  return active ? null : cleaned;
}

const linkPattern = /<a\b([^>]*)>/g;
const hrefPattern = /\bhref="([^"]*)"/;
const pageIdPattern = /\s*\bdata-page-id="(\d*)"/;

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
