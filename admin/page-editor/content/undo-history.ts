import type { ContentChange } from './change-content.ts';
import type { Block, PageContent } from './page-content.ts';

export type UndoHistory = {
  past: readonly PageContent[];
  present: PageContent;
  future: readonly PageContent[];
  /** When the last change was made, if it was typing; null after any other change. Milliseconds. */
  typedAt: number | null;
};

/** Typing without a pause of this length is one step. */
const TYPING_PAUSE_MS = 500;

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 200;

export function startUndoHistory(present: PageContent): UndoHistory {
  return { past: [], present, future: [], typedAt: null };
}

/** Records changed content as a step, or as part of the last one while typing. `now` is in milliseconds. */
export function recordStep(history: UndoHistory, next: PageContent, now: number): UndoHistory {
  const { past, present, typedAt } = history;
  if (isIdenticalContent(present, next)) return history;
  const isTyping = hasSameBlocks(present, next);
  const joinsLastStep = isTyping && typedAt !== null && now - typedAt < TYPING_PAUSE_MS;
  return {
    past: joinsLastStep ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    typedAt: isTyping ? now : null,
  };
}

/** Goes one step back; returns the same history if there is none. */
export function undoStep(history: UndoHistory): UndoHistory {
  const { past, present, future } = history;
  const previous = past.at(-1);
  if (!previous) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], typedAt: null };
}

/** Goes one step forward; returns the same history if there is none. */
export function redoStep(history: UndoHistory): UndoHistory {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (!next) return history;
  return { past: [...past, present], present: next, future: later, typedAt: null };
}

/** Changes the content without a step. Returns the same history if the content is identical. */
export function replacePresent(history: UndoHistory, change: ContentChange): UndoHistory {
  const present = change(history.present);
  return isIdenticalContent(present, history.present) ? history : { ...history, present };
}

/** Applies `rewrite` to every step, and joins steps that become identical. */
export function rewriteUndoHistory(history: UndoHistory, rewrite: ContentChange): UndoHistory {
  const { present } = replacePresent(history, rewrite);
  const past = history.past.map(rewrite);
  const future = history.future.map(rewrite);
  return {
    ...history,
    past: past.filter((step, index) => !isIdenticalContent(step, past[index + 1] ?? present)),
    present,
    future: future.filter((step, index) => !isIdenticalContent(step, future[index - 1] ?? present)),
  };
}

/** Whether two contents are equal in everything, including the URLs of images. */
function isIdenticalContent(one: PageContent, other: PageContent): boolean {
  return (
    one === other ||
    (hasSameBlocks(one, other) &&
      one.blocks.every((block, index) => isSameBlock(block, other.blocks[index])) &&
      metadataText(one) === metadataText(other))
  );
}

function hasSameBlocks(one: PageContent, other: PageContent): boolean {
  return (
    one.blocks.length === other.blocks.length && one.blocks.every(({ key }, index) => key === other.blocks[index]?.key)
  );
}

function isSameBlock(one: Block, other: Block | undefined): boolean {
  return one === other || (other !== undefined && textOfBlock(one) === textOfBlock(other));
}

/** Blocks are immutable, so each is serialised once. */
const blockTexts = new WeakMap<Block, string>();

function textOfBlock(block: Block): string {
  const text = blockTexts.get(block) ?? JSON.stringify(block);
  blockTexts.set(block, text);
  return text;
}

function metadataText({ blocks: _, ...metadata }: PageContent): string {
  return JSON.stringify(metadata);
}
