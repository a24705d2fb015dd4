import { z } from 'zod';
import { idInput, textInput } from '../shared/errors/index.ts';

const linkKinds = ['external', 'internal', 'anchor', 'mail', 'phone'] as const;

/** Value of a link field. `pageID` is the target of an internal link, `value` the address shown to readers. */
export const linkValueSchema = z.object({
  kind: z.enum(linkKinds),
  value: textInput(2_000),
  pageID: idInput.nullish(),
});
export type LinkValue = z.output<typeof linkValueSchema>;

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '';
}

/** Whether a non-empty link is well formed for its kind (specification section 5). */
export function isWellFormedLink(value: unknown): boolean {
  const { data: link } = linkValueSchema.safeParse(value);
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

/** Commas separate several addresses; a question mark starts subject and body. */
function isMailAddress(href: string): boolean {
  const [addresses = ''] = href.slice('mailto:'.length).split('?');
  return addresses.split(',').every((value) => isWellFormedLink({ kind: 'mail', value }));
}

/** Whether an `href` in rich text is well formed; internal links begin with a slash. */
export function isWellFormedHref(href: string): boolean {
  if (href.startsWith('/')) return true;
  if (href.startsWith('#')) return isWellFormedLink({ kind: 'anchor', value: href });
  if (/^mailto:/i.test(href)) return isMailAddress(href);
  if (/^tel:/i.test(href)) return isWellFormedLink({ kind: 'phone', value: href.slice('tel:'.length) });
  return isWellFormedLink({ kind: 'external', value: href });
}
