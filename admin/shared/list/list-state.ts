export type SortDirection = 'asc' | 'desc';

/** What a list requests from its data source. */
export type ListQuery = {
  /** Starting at 0. */
  pageIndex: number;
  pageSize: number;
  searchTerm: string;
  columnToSort: string;
  sortOrder: SortDirection;
};

export type ListPage<Item> = { items: readonly Item[]; totalItems: number };

export type ListState<Item> = ListPage<Item> & {
  pageIndex: number;
  searchTerm: string;
  isSearchOpen: boolean;
  isLoading: boolean;
  /** The last request failed. The cause is only logged. */
  hasFailed: boolean;
  /** A page was received, so an empty list means that there are no items. */
  hasLoaded: boolean;
  columnToSort: string;
  sortOrder: SortDirection;
};

export type ListPosition = Pick<ListState<unknown>, 'pageIndex' | 'searchTerm' | 'columnToSort' | 'sortOrder'>;

export const defaultPageSize = 25;

export function createListState<Item>(position: ListPosition): ListState<Item> {
  return {
    ...position,
    items: [],
    totalItems: 0,
    isSearchOpen: position.searchTerm !== '',
    isLoading: false,
    hasFailed: false,
    hasLoaded: false,
  };
}

/** Changing the column or order returns to the first page. */
export function changeSorting<State extends ListPosition>(state: State, column: string, order: SortDirection): State {
  return { ...state, columnToSort: column, sortOrder: order, pageIndex: 0 };
}

/** Returns the next order for a click on a column header: reversed for the sorted column, otherwise ascending. */
export function getNextSortDirection({ columnToSort, sortOrder }: ListPosition, column: string): SortDirection {
  return columnToSort === column && sortOrder === 'asc' ? 'desc' : 'asc';
}

/** An empty page after the first steps back one page and stays loading, because that page must be fetched. */
export function receivePage<Item>(state: ListState<Item>, page: ListPage<Item>): ListState<Item> {
  if (page.items.length === 0 && state.pageIndex > 0) return { ...state, pageIndex: state.pageIndex - 1 };
  return { ...state, ...page, isLoading: false, hasFailed: false, hasLoaded: true };
}

export function markListFailed<Item>(state: ListState<Item>): ListState<Item> {
  return { ...state, isLoading: false, hasFailed: true };
}

export function countPages(totalItems: number, pageSize: number): number {
  return Math.ceil(totalItems / pageSize);
}
