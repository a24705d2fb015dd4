export type SortDirection = 'asc' | 'desc';

/** What a list asks its caller for. */
export type ListQuery = {
  /** Counted from 0. */
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
  /** The last fetch failed. Why it did stands in the log only. */
  hasFailed: boolean;
  /** A page has been received, so that no items means that there are none. */
  hasLoaded: boolean;
  columnToSort: string;
  sortOrder: SortDirection;
};

export type ListPosition = Pick<ListState<unknown>, 'pageIndex' | 'searchTerm' | 'columnToSort' | 'sortOrder'>;

export const defaultPageSize = 25;

export function startList<Item>(position: ListPosition): ListState<Item> {
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

/** Another column or order starts over at the first page. */
export function sortList<State extends ListPosition>(state: State, column: string, order: SortDirection): State {
  return { ...state, columnToSort: column, sortOrder: order, pageIndex: 0 };
}

/** A column's header: its own column turns the order round, another one starts ascending. */
export function nextOrder({ columnToSort, sortOrder }: ListPosition, column: string): SortDirection {
  return columnToSort === column && sortOrder === 'asc' ? 'desc' : 'asc';
}

/** An empty page above the first steps back one page and stays loading, since that one has to be fetched. */
export function receivePage<Item>(state: ListState<Item>, page: ListPage<Item>): ListState<Item> {
  if (page.items.length === 0 && state.pageIndex > 0) return { ...state, pageIndex: state.pageIndex - 1 };
  return { ...state, ...page, isLoading: false, hasFailed: false, hasLoaded: true };
}

export function failPage<Item>(state: ListState<Item>): ListState<Item> {
  return { ...state, isLoading: false, hasFailed: true };
}

export function countPages(totalItems: number, pageSize: number): number {
  return Math.ceil(totalItems / pageSize);
}
