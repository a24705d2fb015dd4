/** Two versions to compare; `before` is null if there is no earlier one. */
export type ComparedPair<Item> = { before: Item | null; after: Item };

type PairSelection = { before: number | null; after: number | null };

/**
 * Returns the two versions to compare from a history sorted newest first: the selected version (default: the newest)
 * and the selected earlier one (default: its predecessor). If they are selected in the wrong order, they are swapped.
 */
export function selectComparedPair<Item extends { id: number }>(
  items: readonly Item[],
  selection: PairSelection,
): ComparedPair<Item> | null {
  const after = Math.max(indexOf(items, selection.after), 0);
  const beforeIndex = indexOf(items, selection.before);
  const before = beforeIndex < 0 || beforeIndex === after ? after + 1 : beforeIndex;
  const later = items[Math.min(before, after)];
  return later ? { before: items[Math.max(before, after)] ?? null, after: later } : null;
}

function indexOf(items: readonly { id: number }[], id: number | null): number {
  return items.findIndex((item) => item.id === id);
}

type RestoreTarget = 'page' | { change: 'ADDED' | 'REMOVED' | 'CHANGED' | 'MOVED' | 'UNCHANGED' };

/**
 * Returns which version of a compared pair to restore: the later one, or the earlier one if the later one is the page's
 * current content. A block is restored from a version that contains it and keeps its current position; a block that was
 * only moved would not change. Null if there is nothing to restore.
 */
export function selectRestoreSource<Item extends { id: number }>(
  { before, after }: ComparedPair<Item>,
  newestID: number,
  target: RestoreTarget,
): Item | null {
  const isCurrent = after.id === newestID;
  if (target === 'page') return isCurrent ? before : after;
  if (isCurrent) return target.change === 'ADDED' || target.change === 'MOVED' ? null : before;
  return target.change === 'REMOVED' ? before : after;
}
