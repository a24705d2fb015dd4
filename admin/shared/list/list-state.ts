export type SortDirection = 'asc' | 'desc';

export type ListSorting = { columnToSort: string; sortOrder: SortDirection };

/** What a list shows; stored in the address. */
export type ListPosition = ListSorting & {
  /** Starting at 0. */
  pageIndex: number;
  searchTerm: string;
};

/** What a list requests from its data source. */
export type ListQuery = ListPosition & { pageSize: number };

export type ListPage<Item> = { items: readonly Item[]; totalItems: number };

/** The last received page. */
export type ListResult<Item> = ListPage<Item> & {
  isLoading: boolean;
  /** The last request failed. The cause is only logged. */
  hasFailed: boolean;
  /** A page was received, so an empty list means that there are no items. */
  hasLoaded: boolean;
};

/** A paginated, searchable, sortable list. Each change of its position replaces the address. */
export type ServerList<Item> = ListResult<Item> &
  ListQuery & {
    isSearchOpen: boolean;
    reload(): void;
    goToPage(pageIndex: number): void;
    /** Returns to the first page. */
    sortBy(column: string, order: SortDirection): void;
    search(term: string): void;
    /** Closing the search also clears it. */
    toggleSearch(): void;
  };

export const defaultPageSize = 25;

/** Returns the next order for a click on a column header: reversed for the sorted column, otherwise ascending. */
export function getNextSortDirection({ columnToSort, sortOrder }: ListSorting, column: string): SortDirection {
  return columnToSort === column && sortOrder === 'asc' ? 'desc' : 'asc';
}

export function countPages(totalItems: number, pageSize: number): number {
  return Math.ceil(totalItems / pageSize);
}
