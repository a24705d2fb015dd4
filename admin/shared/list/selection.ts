/** Which rows are chosen, and where a range begins. */
export type SelectionState = { ids: ReadonlySet<number>; anchor: number | undefined };

export const nothingSelected: SelectionState = { ids: new Set(), anchor: undefined };

/** The rows that a range covers, whichever way it runs; the row alone where there is no beginning in the list. */
function rangeOf(order: readonly number[], anchor: number | undefined, id: number): readonly number[] {
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return [id];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Turns a row round, and begins a range with it. */
export function toggleOne({ ids }: SelectionState, id: number): SelectionState {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Gives every row from the beginning of the range to this one what this one turns into. */
export function toggleRange(state: SelectionState, id: number, order: readonly number[]): SelectionState {
  const next = new Set(state.ids);
  const isChosen = !state.ids.has(id);
  for (const covered of rangeOf(order, state.anchor, id)) {
    if (isChosen) next.add(covered);
    else next.delete(covered);
  }
  return { ids: next, anchor: id };
}

/** All rows, or none where all are chosen already. */
export function toggleAll({ ids }: SelectionState, order: readonly number[]): SelectionState {
  const isWhole = order.every((id) => ids.has(id));
  return { ids: new Set(isWhole ? [] : order), anchor: undefined };
}
