import type { ListPosition } from './list-state.ts';

const paramNames = { page: 'page', search: 'q', column: 'sort', order: 'order' } as const;

/** Reads a list's position from an address. Missing or invalid values are taken from the defaults. */
export function readListParams(params: URLSearchParams, defaults: ListPosition): ListPosition {
  const page = Number(params.get(paramNames.page) ?? 1);
  const order = params.get(paramNames.order);
  return {
    pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : defaults.pageIndex,
    searchTerm: params.get(paramNames.search) ?? defaults.searchTerm,
    columnToSort: params.get(paramNames.column) ?? defaults.columnToSort,
    sortOrder: order === 'asc' || order === 'desc' ? order : defaults.sortOrder,
  };
}

/** Writes a list's position to an address and keeps its other parameters. Default values are left out. */
export function writeListParams(
  params: URLSearchParams,
  position: ListPosition,
  defaults: ListPosition,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string, isDefault: boolean) =>
    isDefault ? next.delete(name) : next.set(name, value);
  set(paramNames.page, String(position.pageIndex + 1), position.pageIndex === 0);
  set(paramNames.search, position.searchTerm, position.searchTerm === '');
  set(paramNames.column, position.columnToSort, position.columnToSort === defaults.columnToSort);
  set(paramNames.order, position.sortOrder, position.sortOrder === defaults.sortOrder);
  return next;
}

export function isSamePosition(a: ListPosition, b: ListPosition): boolean {
  return (
    a.pageIndex === b.pageIndex &&
    a.searchTerm === b.searchTerm &&
    a.columnToSort === b.columnToSort &&
    a.sortOrder === b.sortOrder
  );
}
