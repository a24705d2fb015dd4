/** Two states to compare; `before` is null where nothing was stored before. */
export type Pair<Of> = { before: Of | null; after: Of };

type Chosen = { before: number | null; after: number | null };

/**
 * What is compared of a history, newest first: the chosen state, else the newest one, with the chosen earlier one, else
 * the one before it. Chosen the wrong way round, the later one still is the later one.
 */
export function choosePair<Of extends { id: number }>(items: readonly Of[], chosen: Chosen): Pair<Of> | null {
  const after = Math.max(indexOf(items, chosen.after), 0);
  const found = indexOf(items, chosen.before);
  const before = found < 0 || found === after ? after + 1 : found;
  const later = items[Math.min(before, after)];
  return later ? { before: items[Math.max(before, after)] ?? null, after: later } : null;
}

function indexOf(items: readonly { id: number }[], id: number | null): number {
  return items.findIndex((item) => item.id === id);
}

type Restored = 'page' | { change: 'ADDED' | 'REMOVED' | 'CHANGED' | 'MOVED' | 'UNCHANGED' };

/**
 * The state of a compared pair that a restoring brings back: the later one, or the earlier one where the later one is
 * what the page holds now. A block comes from a state that has it, and takes the place that it has now: one that was
 * only moved would stay the same. Null where there is none.
 */
export function chooseRestored<Of extends { id: number }>(
  { before, after }: Pair<Of>,
  newestID: number,
  restored: Restored,
): Of | null {
  const isPresent = after.id === newestID;
  if (restored === 'page') return isPresent ? before : after;
  if (isPresent) return restored.change === 'ADDED' || restored.change === 'MOVED' ? null : before;
  return restored.change === 'REMOVED' ? before : after;
}
