import { z } from 'zod';
import { isWellFormedLink, type LinkValue, linkValue } from '../pages/index.ts';
import { type ErrorItem, requiredText, text, textLimits } from '../shared/errors/index.ts';

/** An entry of a menu; a label left empty is the title of the page that it leads to. */
export type MenuItem = { key: string; label: string; link: LinkValue | null; children: MenuItem[] };

/** Levels of a menu, and entries on all of them together. */
const deepest = 5;
const mostItems = 500;

const menuItem: z.ZodType<MenuItem> = z.object({
  key: requiredText(100),
  label: text(textLimits.name),
  link: linkValue.nullish().transform((link) => link ?? null),
  get children() {
    return z
      .array(menuItem)
      .nullish()
      .transform((children) => children ?? []);
  },
});

/** All entries, parents before their children. */
export function flattenItems(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...flattenItems(item.children)]);
}

/** How many levels a value nests, whatever it is; more than `limit` is not looked at. */
function depthOf(value: unknown, limit: number): number {
  if (!Array.isArray(value) || value.length === 0) return 0;
  if (limit === 0) return 1;
  const depths = value.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'children' in item ? depthOf(item.children, limit - 1) : 0,
  );
  return 1 + depths.reduce((deeper, depth) => Math.max(deeper, depth), 0);
}

const hasUniqueKeys = (items: readonly MenuItem[]): boolean =>
  new Set(items.map(({ key }) => key)).size === items.length;

/** The entries of a menu: at most 5 levels and 500 entries, each with a key of its own. */
export const menuItems = z
  .unknown()
  .refine((value) => depthOf(value, deepest) <= deepest, { abort: true })
  .pipe(z.array(menuItem))
  .refine((items) => flattenItems(items).length <= mostItems && hasUniqueKeys(flattenItems(items)));

/** The entries with each link rewritten. */
export function mapItemLinks(items: readonly MenuItem[], map: (link: LinkValue) => LinkValue): MenuItem[] {
  return items.map((item) => ({
    ...item,
    link: item.link && map(item.link),
    children: mapItemLinks(item.children, map),
  }));
}

/**
 * What an entry lacks before visitors may see it, on `menu.<key>.…`: V_01 without a text, V_13 for an ill-formed link.
 * Whether the page of an internal link exists is the caller's question.
 */
export function findItemErrors({ key, label, link }: MenuItem): ErrorItem[] {
  if (label.trim() === '' && link?.kind !== 'internal') return [{ code: 'V_01', property: `menu.${key}.label` }];
  if (link === null || link.kind === 'internal' || isWellFormedLink(link)) return [];
  return [{ code: 'V_13', property: `menu.${key}.link` }];
}
