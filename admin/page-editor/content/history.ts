import type { Block, PageContent } from './page-content.ts';

export type History = {
  past: readonly PageContent[];
  present: PageContent;
  future: readonly PageContent[];
  /** When the last change was one of words; null after any other, which is always a step of its own. */
  typedAt: number | null;
};

/** Words typed without a rest this long are one step; milliseconds. */
const TYPING_REST = 500;

/** Steps that can be undone. */
const LIMIT = 200;

export function startHistory(present: PageContent): History {
  return { past: [], present, future: [], typedAt: null };
}

/** Notes what the content has become. `now` in milliseconds. */
export function recordStep(history: History, next: PageContent, now: number): History {
  const { past, present, typedAt } = history;
  if (isSamePage(present, next)) return history;
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
export function rewriteHistory(history: History, rewrite: (content: PageContent) => PageContent): History {
  const present = rewrite(history.present);
  const past = history.past.map(rewrite);
  const future = history.future.map(rewrite);
  return {
    ...history,
    past: past.filter((step, index) => !isSamePage(step, past[index + 1] ?? present)),
    present,
    future: future.filter((step, index) => !isSamePage(step, future[index - 1] ?? present)),
  };
}

/** Whether nothing differs, addresses of pictures included. */
export function isSamePage(one: PageContent, other: PageContent): boolean {
  return (
    one === other ||
    (hasSameBlocks(one, other) &&
      one.blocks.every((block, index) => isSameBlock(block, other.blocks[index])) &&
      headText(one) === headText(other))
  );
}

function hasSameBlocks(one: PageContent, other: PageContent): boolean {
  return (
    one.blocks.length === other.blocks.length && one.blocks.every(({ key }, index) => key === other.blocks[index]?.key)
  );
}

function isSameBlock(one: Block, other: Block | undefined): boolean {
  return one === other || (other !== undefined && textOf(one) === textOf(other));
}

/** Blocks do not change, so the text of one holds for good. */
const texts = new WeakMap<Block, string>();

function textOf(block: Block): string {
  const text = texts.get(block) ?? JSON.stringify(block);
  texts.set(block, text);
  return text;
}

function headText({ blocks: _, ...head }: PageContent): string {
  return JSON.stringify(head);
}
