import type { ListQuery } from './list-state.ts';

/** Variables that a list passes to its query. */
export type ListVariable = 'pageIndex' | 'pageSize' | 'searchTerm' | 'sort' | 'order';

/** Returns the variables of a list; those that its query does not declare are not sent. */
export function toListVariables({
  sortOrder,
  columnToSort: _,
  ...values
}: ListQuery & { sort: unknown }): Record<string, unknown> {
  return { ...values, order: sortOrder === 'asc' ? 'ASC' : 'DESC' };
}
