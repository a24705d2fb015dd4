/** Keys of what is chosen; `active` has the focus, `anchor` is where a range begins. */
export type MediaSelection = { keys: ReadonlySet<string>; active: string | null; anchor: string | null };

export const nothingChosen: MediaSelection = { keys: new Set(), active: null, anchor: null };

/** This one alone. */
export function pick(key: string): MediaSelection {
  return { keys: new Set([key]), active: key, anchor: key };
}

/** This one too, or no longer. */
export function toggle(selection: MediaSelection, key: string): MediaSelection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, active: key, anchor: key };
}

/** From the anchor to this one, and nothing else. */
export function extend(selection: MediaSelection, key: string, order: readonly string[]): MediaSelection {
  const start = order.indexOf(selection.anchor ?? key);
  const end = order.indexOf(key);
  if (start < 0 || end < 0) return pick(key);
  const range = order.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { keys: new Set(range), active: key, anchor: selection.anchor ?? key };
}

export function chooseAll(selection: MediaSelection, order: readonly string[]): MediaSelection {
  return { ...selection, keys: new Set(order) };
}

/** Moves the focus without choosing. */
export function focusOn(selection: MediaSelection, key: string): MediaSelection {
  return selection.active === key ? selection : { ...selection, active: key };
}

/** Leaves out what is no longer shown, so that nobody changes what they do not see. */
export function keepShown(selection: MediaSelection, order: readonly string[]): MediaSelection {
  const shown = new Set(order);
  const isShown = (key: string | null) => key !== null && shown.has(key);
  if ([...selection.keys].every(isShown) && (selection.active === null || isShown(selection.active))) return selection;
  return {
    keys: new Set([...selection.keys].filter(isShown)),
    active: isShown(selection.active) ? selection.active : null,
    anchor: isShown(selection.anchor) ? selection.anchor : null,
  };
}

export type Box = { left: number; top: number; width: number; height: number };
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const middle = ({ left, width }: Box): number => left + width / 2;

/** The nearest box of the next row up or down; -1 where there is none. */
function findInNextRow(boxes: readonly Box[], from: Box, direction: 'ArrowUp' | 'ArrowDown'): number {
  const isBeyond = ({ top, height }: Box) =>
    direction === 'ArrowDown' ? top >= from.top + from.height : top + height <= from.top;
  const beyond = boxes.filter(isBeyond);
  if (beyond.length === 0) return -1;
  const edge =
    direction === 'ArrowDown' ? Math.min(...beyond.map(({ top }) => top)) : Math.max(...beyond.map(({ top }) => top));
  const row = beyond.filter(({ top }) => Math.abs(top - edge) < 2);
  const nearest = row.reduce((best, box) =>
    Math.abs(middle(box) - middle(from)) < Math.abs(middle(best) - middle(from)) ? box : best,
  );
  return boxes.indexOf(nearest);
}

/** Where a key leads among boxes as they are laid out; stays where it leads nowhere. */
export function findNeighbour(boxes: readonly Box[], index: number, direction: Direction): number {
  if (direction === 'Home') return 0;
  if (direction === 'End') return boxes.length - 1;
  if (direction === 'ArrowLeft') return Math.max(0, index - 1);
  if (direction === 'ArrowRight') return Math.min(boxes.length - 1, index + 1);
  const from = boxes[index];
  const found = from ? findInNextRow(boxes, from, direction) : -1;
  return found < 0 ? index : found;
}
