import type { ListPosition, ListSorting } from './list-state.ts';

const paramNames = { page: 'page', search: 'q', column: 'sort', order: 'order' } as const;

/** Reads a list's position from an address. Missing or invalid values are replaced by defaults. */
export function readListParams(params: URLSearchParams, defaults: ListSorting): ListPosition {
  const page = Number(params.get(paramNames.page) ?? 1);
  const order = params.get(paramNames.order);
  return {
    pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    searchTerm: params.get(paramNames.search) ?? '',
    columnToSort: params.get(paramNames.column) ?? defaults.columnToSort,
    sortOrder: order === 'asc' || order === 'desc' ? order : defaults.sortOrder,
  };
}

/** Writes a list's position to an address and keeps its other parameters. Default values are left out. */
export function writeListParams(
  params: URLSearchParams,
  position: ListPosition,
  defaults: ListSorting,
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
