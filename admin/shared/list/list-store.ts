import type { ListPage, ListPosition, ListQuery, ListState, SortDirection } from './list-state.ts';
import type { Observable } from '../observable.ts';
import { createObservable } from '../observable.ts';
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

/** Milliseconds of quiet before a search, and the longest wait; the first call is at once. */
export const searchWaits = { wait: 500, maxWait: 1000 };

/** Fetches the page that a list is at, and the ones before it while they are empty; the last call counts. */
function createLoader<Item>(list: Observable<ListState<Item>>, pageSize: number) {
  let source: FetchPage<Item> | undefined;
  let lastCall = 0;

  async function load(): Promise<void> {
    if (source === undefined) return;
    lastCall += 1;
    const call = lastCall;
    const { pageIndex, searchTerm, columnToSort, sortOrder } = list.get();
    list.set({ ...list.get(), isLoading: true });
    try {
      const { data } = await source({ pageIndex, pageSize, searchTerm, columnToSort, sortOrder });
      // An answer that a later call has overtaken says nothing any more.
      if (call !== lastCall) return;
      list.set(receivePage(list.get(), data));
      if (list.get().isLoading) await load();
    } catch (error) {
      if (call !== lastCall) return;
      console.error('Fetching a page of a list failed', error);
      list.set(failPage(list.get()));
    }
  }

  return {
    load: () => void load(),
    /** Answers whether this is another source than before. */
    readFrom(next: FetchPage<Item>): boolean {
      const isOther = source !== undefined && source !== next;
      source = next;
      return isOther;
    },
    forgetCalls() {
      lastCall += 1;
    },
  };
}

/** A paginated, searchable, sortable list over a function of its caller. */
export function createListStore<Item>({ position, pageSize = defaultPageSize }: Options): ListStore<Item> {
  const list = createObservable(startList<Item>(position));
  const loader = createLoader(list, pageSize);
  const reloadForSearch = debounce(loader.load, searchWaits);

  function changeAndLoad(change: Partial<ListState<Item>>): void {
    reloadForSearch.cancel();
    list.set({ ...list.get(), ...change });
    loader.load();
  }

  return {
    pageSize,
    get: list.get,
    subscribe: list.subscribe,
    readFrom: (source) => changeAndLoad(loader.readFrom(source) ? { pageIndex: 0 } : {}),
    reload: loader.load,
    goToPage: (pageIndex) => changeAndLoad({ pageIndex }),
    sortBy: (column, order) => changeAndLoad(sortList(list.get(), column, order)),
    search(searchTerm) {
      if (searchTerm === list.get().searchTerm) return;
      list.set({ ...list.get(), searchTerm });
      reloadForSearch();
    },
    toggleSearch() {
      const { isSearchOpen, searchTerm } = list.get();
      if (isSearchOpen && searchTerm !== '') changeAndLoad({ isSearchOpen: false, searchTerm: '' });
      else list.set({ ...list.get(), isSearchOpen: !isSearchOpen });
    },
    goTo: (next) => changeAndLoad({ ...next, isSearchOpen: next.searchTerm !== '' || list.get().isSearchOpen }),
    stop() {
      reloadForSearch.cancel();
      loader.forgetCalls();
    },
  };
}
