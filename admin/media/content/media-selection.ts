/** Keys of the selected items; `active` has the focus, `anchor` is the start of a range. */
export type MediaSelection = { keys: ReadonlySet<string>; active: string | null; anchor: string | null };

export const emptyMediaSelection: MediaSelection = { keys: new Set(), active: null, anchor: null };

/** Selects only this item. */
export function selectOnly(key: string): MediaSelection {
  return { keys: new Set([key]), active: key, anchor: key };
}

/** Adds the item to the selection or removes it. */
export function toggleItem(selection: MediaSelection, key: string): MediaSelection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, active: key, anchor: key };
}

/** Selects exactly the range from the anchor to this item. */
export function extendSelection(selection: MediaSelection, key: string, order: readonly string[]): MediaSelection {
  const start = order.indexOf(selection.anchor ?? key);
  const end = order.indexOf(key);
  if (start < 0 || end < 0) return selectOnly(key);
  const range = order.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { keys: new Set(range), active: key, anchor: selection.anchor ?? key };
}

export function selectAllItems(selection: MediaSelection, order: readonly string[]): MediaSelection {
  return { ...selection, keys: new Set(order) };
}

/** Moves the focus without selecting. */
export function focusItem(selection: MediaSelection, key: string): MediaSelection {
  return selection.active === key ? selection : { ...selection, active: key };
}

/** Removes hidden items from the selection, so that users do not change what they cannot see. */
export function keepVisible(selection: MediaSelection, order: readonly string[]): MediaSelection {
  const shown = new Set(order);
  const isShown = (key: string | null) => key !== null && shown.has(key);
  if ([...selection.keys].every(isShown) && (selection.active === null || isShown(selection.active))) return selection;
  return {
    keys: new Set([...selection.keys].filter(isShown)),
    active: isShown(selection.active) ? selection.active : null,
    anchor: isShown(selection.anchor) ? selection.anchor : null,
  };
}

export type OptionRect = { left: number; top: number; width: number; height: number };
export type NavigationKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const centerX = ({ left, width }: OptionRect): number => left + width / 2;

/** Returns the index of the nearest box in the next row up or down; -1 if there is none. */
function findInNextRow(boxes: readonly OptionRect[], from: OptionRect, key: 'ArrowUp' | 'ArrowDown'): number {
  const isBeyond = ({ top, height }: OptionRect) =>
    key === 'ArrowDown' ? top >= from.top + from.height : top + height <= from.top;
  const beyond = boxes.filter(isBeyond);
  if (beyond.length === 0) return -1;
  const edge =
    key === 'ArrowDown' ? Math.min(...beyond.map(({ top }) => top)) : Math.max(...beyond.map(({ top }) => top));
  const row = beyond.filter(({ top }) => Math.abs(top - edge) < 2);
  const nearest = row.reduce((best, box) =>
    Math.abs(centerX(box) - centerX(from)) < Math.abs(centerX(best) - centerX(from)) ? box : best,
  );
  return boxes.indexOf(nearest);
}

/** Returns the index that a key leads to among the boxes as they are laid out; the same index if there is none. */
export function findNextOption(boxes: readonly OptionRect[], index: number, key: NavigationKey): number {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(boxes.length - 1, index + 1);
  const from = boxes[index];
  const found = from ? findInNextRow(boxes, from, key) : -1;
  return found < 0 ? index : found;
}
