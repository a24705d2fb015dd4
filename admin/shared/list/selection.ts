/** Selected rows; `anchor` is the start of a range. */
export type SelectionState = { ids: ReadonlySet<number>; anchor: number | undefined };

export const emptySelection: SelectionState = { ids: new Set(), anchor: undefined };

/** Returns the rows between anchor and `id` in either direction; only `id` if the anchor is not in the list. */
function listRowsInRange(order: readonly number[], anchor: number | undefined, id: number): readonly number[] {
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return [id];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Toggles a row and makes it the anchor. */
export function toggleRow({ ids }: SelectionState, id: number): SelectionState {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Toggles a row and sets all rows from the anchor to the same state. */
export function toggleRowRange(state: SelectionState, id: number, order: readonly number[]): SelectionState {
  const next = new Set(state.ids);
  const isChosen = !state.ids.has(id);
  for (const rowID of listRowsInRange(order, state.anchor, id)) {
    if (isChosen) next.add(rowID);
    else next.delete(rowID);
  }
  return { ids: next, anchor: id };
}

/** Selects all rows, or none if all are selected. */
export function toggleAllRows({ ids }: SelectionState, order: readonly number[]): SelectionState {
  const areAllSelected = order.every((id) => ids.has(id));
  return { ids: new Set(areAllSelected ? [] : order), anchor: undefined };
}
