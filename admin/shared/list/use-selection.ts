import { useState } from 'react';
import { nothingSelected, type SelectionState, toggleAll, toggleOne, toggleRange } from './selection.ts';

export type Selection<Item> = {
  /** The chosen among the rows that are shown. */
  selected: readonly Item[];
  isAll: boolean;
  has(item: Item): boolean;
  /** What a row is called, for the name of its box. */
  nameOf(item: Item): string;
  toggle(item: Item): void;
  /** Everything from the row chosen last to this one. */
  toggleRange(item: Item): void;
  toggleAll(): void;
  clear(): void;
};

/** Rows chosen for an action on several; only what is shown counts, so that nobody changes what they do not see. */
export function useSelection<Item extends { id: number }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Selection<Item> {
  const [state, setState] = useState<SelectionState>(nothingSelected);
  const order = items.map(({ id }) => id);
  const shown = { ...state, ids: new Set(order.filter((id) => state.ids.has(id))) };
  const selected = items.filter(({ id }) => shown.ids.has(id));
  return {
    selected,
    nameOf,
    isAll: items.length > 0 && selected.length === items.length,
    has: ({ id }) => shown.ids.has(id),
    toggle: ({ id }) => setState(toggleOne(shown, id)),
    toggleRange: ({ id }) => setState(toggleRange(shown, id, order)),
    toggleAll: () => setState(toggleAll(shown, order)),
    clear: () => setState(nothingSelected),
  };
}
