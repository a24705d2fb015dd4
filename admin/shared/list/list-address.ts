import type { ListPosition } from './list-state.ts';

const names = { page: 'page', search: 'q', column: 'sort', order: 'order' } as const;

/** Reads a list's place from an address; what is missing or makes no sense there is taken from the defaults. */
export function readListAddress(params: URLSearchParams, defaults: ListPosition): ListPosition {
  const page = Number(params.get(names.page) ?? 1);
  const order = params.get(names.order);
  return {
    pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : defaults.pageIndex,
    searchTerm: params.get(names.search) ?? defaults.searchTerm,
    columnToSort: params.get(names.column) ?? defaults.columnToSort,
    sortOrder: order === 'asc' || order === 'desc' ? order : defaults.sortOrder,
  };
}

/** Writes a list's place into an address, beside what else stands there; defaults are left out. */
export function writeListAddress(
  params: URLSearchParams,
  position: ListPosition,
  defaults: ListPosition,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string, isDefault: boolean) =>
    isDefault ? next.delete(name) : next.set(name, value);
  set(names.page, String(position.pageIndex + 1), position.pageIndex === 0);
  set(names.search, position.searchTerm, position.searchTerm === '');
  set(names.column, position.columnToSort, position.columnToSort === defaults.columnToSort);
  set(names.order, position.sortOrder, position.sortOrder === defaults.sortOrder);
  return next;
}

export function isSamePosition(one: ListPosition, other: ListPosition): boolean {
  return (
    one.pageIndex === other.pageIndex &&
    one.searchTerm === other.searchTerm &&
    one.columnToSort === other.columnToSort &&
    one.sortOrder === other.sortOrder
  );
}
