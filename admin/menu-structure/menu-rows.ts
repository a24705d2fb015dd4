import type { LinkKind, MenuItemInput, MenuTargetFragment } from '../generated/graphql.ts';

/** Where an entry leads; `page` is null for a page that was not chosen yet, or that is gone. */
export type MenuLink = { kind: LinkKind; value: string; page: MenuTargetFragment | null };

/** An entry of a menu in a flat list: those below it follow it, one level deeper. */
export type MenuRow = { key: string; label: string; link: MenuLink | null; depth: number };

/** Levels below the first one; the server refuses more. */
export const deepestLevel = 4;

type Entry = Omit<MenuRow, 'depth'> & { children?: readonly Entry[] };

/** The entries as the server nests them, as a flat list. */
export function readRows(entries: readonly Entry[], depth = 0): MenuRow[] {
  return entries.flatMap(({ key, label, link, children = [] }) => [
    { key, label, link, depth },
    ...readRows(children, depth + 1),
  ]);
}

/** The flat list as the server nests it. */
export function writeRows(rows: readonly MenuRow[], depth = 0): MenuItemInput[] {
  return rows.flatMap(({ key, label, link, depth: own }, index) => {
    if (own !== depth) return [];
    const below = rows.slice(index + 1, endOfBranch(rows, index));
    return { key, label, link: link && writeLink(link), children: writeRows(below, depth + 1) };
  });
}

const writeLink = ({ kind, value, page }: MenuLink) => ({ kind, value, pageID: page?.id ?? null });

/** The place after an entry and all below it. */
export function endOfBranch(rows: readonly MenuRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const next = rows.findIndex((row, place) => place > index && row.depth <= depth);
  return next === -1 ? rows.length : next;
}

/** Where an entry stands: after how many of those beside it, of how many, and below which. */
export type MenuPlace = { place: number; count: number; parent: MenuRow | null };

export function placeOf(rows: readonly MenuRow[], key: string): MenuPlace {
  const index = rows.findIndex((row) => row.key === key);
  const depth = rows[index]?.depth ?? 0;
  const parentIndex = rows.findLastIndex((row, place) => place < index && row.depth < depth);
  const end = parentIndex === -1 ? rows.length : endOfBranch(rows, parentIndex);
  const siblings = rows.slice(parentIndex + 1, end).filter((row) => row.depth === depth);
  return {
    place: siblings.findIndex((row) => row.key === key) + 1,
    count: siblings.length,
    parent: rows[parentIndex] ?? null,
  };
}

/** The words that visitors read; a label left empty is the title of the page. */
export const wordsOf = ({ label, link }: MenuRow): string => label.trim() || (link?.page?.title ?? '');

/**
 * The entries that visitors do not get: `own` where the page that an entry leads to is not published, `above` where
 * that is so of one that it stands below.
 */
export function findHidden(rows: readonly MenuRow[]): ReadonlyMap<string, 'own' | 'above'> {
  const hidden = new Map<string, 'own' | 'above'>();
  let closedAt = Number.POSITIVE_INFINITY;
  for (const { key, link, depth } of rows) {
    if (depth <= closedAt) closedAt = Number.POSITIVE_INFINITY;
    if (depth > closedAt) hidden.set(key, 'above');
    else if (link?.kind === 'INTERNAL' && !link.page?.live) {
      hidden.set(key, 'own');
      closedAt = depth;
    }
  }
  return hidden;
}
