import { z } from 'zod';
import { id, text } from '../shared/errors/index.ts';

const linkKinds = ['external', 'internal', 'anchor', 'mail', 'phone'] as const;

/** Value of a link field; an internal one keeps its page's id, `value` is what readers get. */
export const linkValue = z.object({
  kind: z.enum(linkKinds),
  value: text(2_000),
  pageID: id.nullish(),
});
export type LinkValue = z.output<typeof linkValue>;

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '';
}

/** Whether a link that is filled in is well-formed for its kind (specification section 5). */
export function isWellFormedLink(value: unknown): boolean {
  const { data: link } = linkValue.safeParse(value);
  if (!link) return false;
  switch (link.kind) {
    case 'external':
      return isWebAddress(link.value);
    case 'internal':
      return link.value !== '';
    case 'anchor':
      return /^#?[\p{L}\p{N}_-]+$/u.test(link.value);
    case 'mail':
      return /^(mailto:)?[^\s@<>"]+@[^\s@<>"]+$/.test(link.value);
    case 'phone':
      return /^(tel:)?\+?[\d\s().-]{3,}$/.test(link.value);
  }
}

/** Several addresses are separated by commas; what a mail begins with follows a question mark. */
function isMailAddress(href: string): boolean {
  const [addresses = ''] = href.slice('mailto:'.length).split('?');
  return addresses.split(',').every((value) => isWellFormedLink({ kind: 'mail', value }));
}

/** Whether the address of a link inside rich text is well-formed; one of this site begins with a slash there. */
export function isWellFormedHref(href: string): boolean {
  if (href.startsWith('/')) return true;
  if (href.startsWith('#')) return isWellFormedLink({ kind: 'anchor', value: href });
  if (/^mailto:/i.test(href)) return isMailAddress(href);
  if (/^tel:/i.test(href)) return isWellFormedLink({ kind: 'phone', value: href.slice('tel:'.length) });
  return isWellFormedLink({ kind: 'external', value: href });
}
