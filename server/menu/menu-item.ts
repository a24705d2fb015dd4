import { z } from 'zod';
import { isWellFormedLink, type LinkValue, linkValueSchema } from '../content/index.ts';
import { type ErrorItem, requiredTextInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';

/** An item of a menu. With an empty label it shows the title of its page. */
export type MenuItem = { key: string; label: string; link: LinkValue | null; children: MenuItem[] };

/** Most levels of a menu, and most items on all levels together. */
const maxDepth = 5;
const maxItems = 500;

const menuItem: z.ZodType<MenuItem> = z.object({
  key: requiredTextInput(100),
  label: textInput(textLimits.name),
  link: linkValueSchema.nullish().transform((link) => link ?? null),
  get children() {
    return z
      .array(menuItem)
      .nullish()
      .transform((children) => children ?? []);
  },
});

/** Returns all items, parents before their children. */
export function flattenMenuItems(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...flattenMenuItems(item.children)]);
}

/** Returns the number of nested levels of any value, counting no further than `limit` + 1. */
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

/** The items of a menu: at most 5 levels and 500 items, with unique keys. */
export const menuItemsInput = z
  .unknown()
  .refine((value) => depthOf(value, maxDepth) <= maxDepth, { abort: true })
  .pipe(z.array(menuItem))
  .refine((items) => flattenMenuItems(items).length <= maxItems && hasUniqueKeys(flattenMenuItems(items)));

/** Returns the items with each link rewritten. */
export function mapMenuItemLinks(items: readonly MenuItem[], map: (link: LinkValue) => LinkValue): MenuItem[] {
  return items.map((item) => ({
    ...item,
    link: item.link && map(item.link),
    children: mapMenuItemLinks(item.children, map),
  }));
}

/**
 * Returns the errors that block publishing an item, on `menu.<key>.…`: V_01 without a text, V_13 for a malformed link.
 * The caller checks that the page of an internal link exists.
 */
export function findMenuItemErrors({ key, label, link }: MenuItem): ErrorItem[] {
  if (label.trim() === '' && link?.kind !== 'internal')
    return [{ code: Errors.required, property: `menu.${key}.label` }];
  if (link === null || link.kind === 'internal' || isWellFormedLink(link)) return [];
  return [{ code: Errors.invalidUrl, property: `menu.${key}.link` }];
}
