import type { LinkKind, MenuItemInput, MenuTargetFragment } from '../generated/graphql.ts';

/** Link of an entry; `page` is null if none is chosen yet or it was deleted. */
export type MenuLink = { kind: LinkKind; value: string; page: MenuTargetFragment | null };

/** An entry of a menu in a flat list: its children follow it with a depth one higher. */
export type MenuRow = { key: string; label: string; link: MenuLink | null; depth: number };

/** Levels below the first one; the server rejects more. */
export const maxDepth = 4;

type NestedItem = Omit<MenuRow, 'depth'> & { children?: readonly NestedItem[] };

/** Converts nested entries, as the server sends them, to a flat list. */
export function flattenMenuItems(entries: readonly NestedItem[], depth = 0): MenuRow[] {
  return entries.flatMap(({ key, label, link, children = [] }) => [
    { key, label, link, depth },
    ...flattenMenuItems(children, depth + 1),
  ]);
}

/** Converts the flat list to nested entries, as the server expects them. */
export function nestMenuRows(rows: readonly MenuRow[], depth = 0): MenuItemInput[] {
  return rows.flatMap(({ key, label, link, depth: rowDepth }, index) => {
    if (rowDepth !== depth) return [];
    const below = rows.slice(index + 1, findBranchEnd(rows, index));
    return { key, label, link: link && toLinkInput(link), children: nestMenuRows(below, depth + 1) };
  });
}

const toLinkInput = ({ kind, value, page }: MenuLink) => ({ kind, value, pageID: page?.id ?? null });

/** Returns the index after an entry and everything below it. */
export function findBranchEnd(rows: readonly MenuRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const next = rows.findIndex((row, place) => place > index && row.depth <= depth);
  return next === -1 ? rows.length : next;
}

/** `place` is the entry's position among its `count` siblings. */
export type MenuRowPosition = { place: number; count: number; parent: MenuRow | null };

export function findRowPosition(rows: readonly MenuRow[], key: string): MenuRowPosition {
  const index = rows.findIndex((row) => row.key === key);
  const depth = rows[index]?.depth ?? 0;
  const parentIndex = rows.findLastIndex((row, place) => place < index && row.depth < depth);
  const end = parentIndex === -1 ? rows.length : findBranchEnd(rows, parentIndex);
  const siblings = rows.slice(parentIndex + 1, end).filter((row) => row.depth === depth);
  return {
    place: siblings.findIndex((row) => row.key === key) + 1,
    count: siblings.length,
    parent: rows[parentIndex] ?? null,
  };
}

/** The label that visitors see: by default the page's title. */
export const getMenuRowLabel = ({ label, link }: MenuRow): string => label.trim() || (link?.page?.title ?? '');

/**
 * Returns the entries that visitors do not see: `own` if the entry's page is not published, `above` if that applies to
 * an entry it is below.
 */
export function findHiddenRows(rows: readonly MenuRow[]): ReadonlyMap<string, 'own' | 'above'> {
  const hidden = new Map<string, 'own' | 'above'>();
  let hiddenDepth = Number.POSITIVE_INFINITY;
  for (const { key, link, depth } of rows) {
    if (depth <= hiddenDepth) hiddenDepth = Number.POSITIVE_INFINITY;
    if (depth > hiddenDepth) hidden.set(key, 'above');
    else if (link?.kind === 'INTERNAL' && !link.page?.live) {
      hidden.set(key, 'own');
      hiddenDepth = depth;
    }
  }
  return hidden;
}
