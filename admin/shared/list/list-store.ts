import type { ListPage, ListPosition, ListQuery, ListState, SortDirection } from './list-state.ts';
import type { Observable } from '../observable.ts';
import { createObservable } from '../observable.ts';
import { debounce } from './debounce.ts';
import { defaultPageSize, markListFailed, receivePage, changeSorting, createListState } from './list-state.ts';

/** Data source of a list. Errors are only logged. */
export type FetchPage<Item> = (query: ListQuery) => Promise<{ data: ListPage<Item> }>;

export type ListStore<Item> = {
  readonly pageSize: number;
  get(): ListState<Item>;
  subscribe(listener: () => void): () => void;
  /** Sets the data source and loads; a different source returns to the first page. */
  setSource(source: FetchPage<Item>): void;
  reload(): void;
  goToPage(pageIndex: number): void;
  sortBy(column: string, order: SortDirection): void;
  search(term: string): void;
  /** Closing the search also clears it. */
  toggleSearch(): void;
  goTo(position: ListPosition): void;
  stop(): void;
};

type Options = { position: ListPosition; pageSize?: number | undefined };

/** Milliseconds; the first request is sent at once. */
export const searchDebounceTimes = { wait: 500, maxWait: 1000 };

/** Fetches the current page, and earlier ones while they are empty. Only the last call counts. */
function createLoader<Item>(list: Observable<ListState<Item>>, pageSize: number) {
  let source: FetchPage<Item> | undefined;
  let lastCallID = 0;

  async function load(): Promise<void> {
    if (source === undefined) return;
    lastCallID += 1;
    const callID = lastCallID;
    const { pageIndex, searchTerm, columnToSort, sortOrder } = list.get();
    list.set({ ...list.get(), isLoading: true });
    try {
      const { data } = await source({ pageIndex, pageSize, searchTerm, columnToSort, sortOrder });
      // Ignore the response: a later call has replaced this one.
      if (callID !== lastCallID) return;
      list.set(receivePage(list.get(), data));
      if (list.get().isLoading) await load();
    } catch (error) {
      if (callID !== lastCallID) return;
      console.error('A page of a list could not be loaded', error);
      list.set(markListFailed(list.get()));
    }
  }

  return {
    load: () => void load(),
    /** Returns whether the source has changed. */
    setSource(next: FetchPage<Item>): boolean {
      const isNewSource = source !== undefined && source !== next;
      source = next;
      return isNewSource;
    },
    ignorePendingCalls() {
      lastCallID += 1;
    },
  };
}

/** A paginated, searchable, sortable list over a data source. */
export function createListStore<Item>({ position, pageSize = defaultPageSize }: Options): ListStore<Item> {
  const list = createObservable(createListState<Item>(position));
  const loader = createLoader(list, pageSize);
  const reloadDebounced = debounce(loader.load, searchDebounceTimes);

  function changeAndLoad(change: Partial<ListState<Item>>): void {
    reloadDebounced.cancel();
    list.set({ ...list.get(), ...change });
    loader.load();
  }

  return {
    pageSize,
    get: list.get,
    subscribe: list.subscribe,
    setSource: (source) => changeAndLoad(loader.setSource(source) ? { pageIndex: 0 } : {}),
    reload: loader.load,
    goToPage: (pageIndex) => changeAndLoad({ pageIndex }),
    sortBy: (column, order) => changeAndLoad(changeSorting(list.get(), column, order)),
    search(searchTerm) {
      if (searchTerm === list.get().searchTerm) return;
      list.set({ ...list.get(), searchTerm });
      reloadDebounced();
    },
    toggleSearch() {
      const { isSearchOpen, searchTerm } = list.get();
      if (isSearchOpen && searchTerm !== '') changeAndLoad({ isSearchOpen: false, searchTerm: '' });
      else list.set({ ...list.get(), isSearchOpen: !isSearchOpen });
    },
    goTo: (next) => changeAndLoad({ ...next, isSearchOpen: next.searchTerm !== '' || list.get().isSearchOpen }),
    stop() {
      reloadDebounced.cancel();
      loader.ignorePendingCalls();
    },
  };
}
