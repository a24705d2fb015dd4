import { useState } from 'react';
import { emptySelection, type SelectionState, toggleAllRows, toggleRow, toggleRowRange } from './selection.ts';

export type Selection<Item> = {
  /** The selected rows among those shown. */
  selected: readonly Item[];
  isAllSelected: boolean;
  has(item: Item): boolean;
  /** Name of a row for its checkbox label. */
  getName(item: Item): string;
  toggle(item: Item): void;
  /** Selects everything from the last selected row to this one. */
  toggleRange(item: Item): void;
  toggleAll(): void;
  clear(): void;
};

/** Selected rows for bulk actions. Only visible rows count, so that users do not change what they cannot see. */
export function useSelection<Item extends { id: number }>(
  items: readonly Item[],
  getName: (item: Item) => string,
): Selection<Item> {
  const [state, setState] = useState<SelectionState>(emptySelection);
  const order = items.map(({ id }) => id);
  const visibleState = { ...state, ids: new Set(order.filter((id) => state.ids.has(id))) };
  const selected = items.filter(({ id }) => visibleState.ids.has(id));
  return {
    selected,
    getName,
    isAllSelected: items.length > 0 && selected.length === items.length,
    has: ({ id }) => visibleState.ids.has(id),
    toggle: ({ id }) => setState(toggleRow(visibleState, id)),
    toggleRange: ({ id }) => setState(toggleRowRange(visibleState, id, order)),
    toggleAll: () => setState(toggleAllRows(visibleState, order)),
    clear: () => setState(emptySelection),
  };
}
