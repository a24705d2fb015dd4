import type { ListPage, ListPosition, ListQuery, ListState, SortDirection } from './list-state.ts';
import { debounce } from './debounce.ts';
import { defaultPageSize, failPage, receivePage, sortList, startList } from './list-state.ts';

/** Supplied by the caller of a list; what it throws is only logged. */
export type FetchPage<Item> = (query: ListQuery) => Promise<{ data: ListPage<Item> }>;

export type ListStore<Item> = {
  readonly pageSize: number;
  get(): ListState<Item>;
  subscribe(listener: () => void): () => void;
  /** Takes the function that pages come from and loads; another function than before starts at the first page. */
  readFrom(source: FetchPage<Item>): void;
  reload(): void;
  goToPage(pageIndex: number): void;
  sortBy(column: string, order: SortDirection): void;
  search(term: string): void;
  /** Closing a search ends it. */
  toggleSearch(): void;
  goTo(position: ListPosition): void;
  stop(): void;
};

type Options = { position: ListPosition; pageSize?: number | undefined };

const searchWaits = { wait: 500, maxWait: 1000 };

/** A paginated, searchable, sortable list over a function of its caller. */
export function createListStore<Item>({ position, pageSize = defaultPageSize }: Options): ListStore<Item> {
  let state = startList<Item>(position);
  let source: FetchPage<Item> | undefined;
  let lastCall = 0;
  const listeners = new Set<() => void>();

  function change(next: ListState<Item>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<void> {
    if (source === undefined) return;
    lastCall += 1;
    const call = lastCall;
    change({ ...state, isLoading: true });
    try {
      const { pageIndex, searchTerm, columnToSort, sortOrder } = state;
      const { data } = await source({ pageIndex, pageSize, searchTerm, columnToSort, sortOrder });
      // An answer that a later call has overtaken says nothing any more.
      if (call !== lastCall) return;
      change(receivePage(state, data));
      if (state.isLoading) await load();
    } catch (error) {
      if (call !== lastCall) return;
      console.error('Fetching a page of a list failed', error);
      change(failPage(state));
    }
  }

  const reload = (): void => void load();
  const reloadForSearch = debounce(reload, searchWaits);

  function changeAndLoad(next: ListState<Item>): void {
    reloadForSearch.cancel();
    change(next);
    reload();
  }

  return {
    pageSize,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readFrom(next) {
      const isOther = source !== undefined && source !== next;
      source = next;
      changeAndLoad(isOther ? { ...state, pageIndex: 0 } : state);
    },
    reload,
    goToPage: (pageIndex) => changeAndLoad({ ...state, pageIndex }),
    sortBy: (column, order) => changeAndLoad(sortList(state, column, order)),
    search(searchTerm) {
      if (searchTerm === state.searchTerm) return;
      change({ ...state, searchTerm });
      reloadForSearch();
    },
    toggleSearch() {
      const { isSearchOpen, searchTerm } = state;
      change({ ...state, isSearchOpen: !isSearchOpen, searchTerm: isSearchOpen ? '' : searchTerm });
      if (isSearchOpen && searchTerm !== '') changeAndLoad(state);
    },
    goTo: (next) => changeAndLoad({ ...state, ...next, isSearchOpen: next.searchTerm !== '' || state.isSearchOpen }),
    stop() {
      reloadForSearch.cancel();
      lastCall += 1;
    },
  };
}
