/** Content as undo keeps it: the texts that Puck holds, which stay the same strings while they do not change. */
export type Snapshot = { head: string; blocks: readonly SnapshotBlock[] };
type SnapshotBlock = { type: string; id: string; block: string };

export type History = {
  past: readonly Snapshot[];
  present: Snapshot;
  future: readonly Snapshot[];
  /** When the last change was one of words; null after any other, which is always a step of its own. */
  typedAt: number | null;
};

/** Words typed without a rest this long are one step; milliseconds. */
const TYPING_REST = 500;

/** Steps that can be undone. */
const LIMIT = 200;

export function startHistory(present: Snapshot): History {
  return { past: [], present, future: [], typedAt: null };
}

/** Notes what the content has become. `now` in milliseconds. */
export function recordStep(history: History, next: Snapshot, now: number): History {
  const { past, present, typedAt } = history;
  if (isSameSnapshot(present, next)) return history;
  const isTyping = hasSameBlocks(present, next);
  const joins = isTyping && typedAt !== null && now - typedAt < TYPING_REST;
  return {
    past: joins ? past : [...past, present].slice(-LIMIT),
    present: next,
    future: [],
    typedAt: isTyping ? now : null,
  };
}

/** One step back; the same history where there is none. */
export function undoStep(history: History): History {
  const { past, present, future } = history;
  const previous = past.at(-1);
  if (!previous) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], typedAt: null };
}

/** One step forward again; the same history where there is none. */
export function redoStep(history: History): History {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (!next) return history;
  return { past: [...past, present], present: next, future: later, typedAt: null };
}

/** Rewrites every step alike, as if it had been so from the beginning; steps that become the same are one. */
export function rewriteHistory(history: History, rewrite: (snapshot: Snapshot) => Snapshot): History {
  const present = rewrite(history.present);
  const past = history.past.map(rewrite);
  const future = history.future.map(rewrite);
  return {
    ...history,
    past: past.filter((step, index) => !isSameSnapshot(step, past[index + 1] ?? present)),
    present,
    future: future.filter((step, index) => !isSameSnapshot(step, future[index - 1] ?? present)),
  };
}

export function isSameSnapshot(one: Snapshot, other: Snapshot): boolean {
  return (
    one.head === other.head &&
    hasSameBlocks(one, other) &&
    one.blocks.every(({ block }, index) => block === other.blocks[index]?.block)
  );
}

function hasSameBlocks(one: Snapshot, other: Snapshot): boolean {
  return (
    one.blocks.length === other.blocks.length && one.blocks.every(({ id }, index) => id === other.blocks[index]?.id)
  );
}
