import type { ListPage, ListPosition, ListResult } from './list-state.ts';
import { createObservable } from '../observable.ts';
import { debounce } from './debounce.ts';

/** A page to load. Errors are only logged. */
export type ListRequest<Item> = {
  position: ListPosition;
  /** The filter as text. */
  filter: string;
  fetchPage(): Promise<ListPage<Item>>;
  /** Must load another page; an empty page after the first is not shown. */
  onEmptyPage(): void;
};

/** Milliseconds; the first request is sent at once. */
export const searchDebounceTimes = { wait: 500, maxWait: 1000 };

/** Whether the user is typing a search, so that only the term differs. */
function isTyping<Item>(next: ListRequest<Item>, last: ListRequest<Item> | undefined): boolean {
  if (last === undefined || next.filter !== last.filter || next.position.searchTerm === '') return false;
  const { pageIndex, columnToSort, sortOrder } = last.position;
  const { position } = next;
  return position.pageIndex === pageIndex && position.columnToSort === columnToSort && position.sortOrder === sortOrder;
}

/** Loads the pages of a list, debounced while the user types a search. Only the last request counts. */
export function createListLoader<Item>() {
  const result = createObservable<ListResult<Item>>({
    items: [],
    totalItems: 0,
    isLoading: false,
    hasFailed: false,
    hasLoaded: false,
  });
  let request: ListRequest<Item> | undefined;
  let lastCallID = 0;

  async function run(): Promise<void> {
    if (request === undefined) return;
    lastCallID += 1;
    const callID = lastCallID;
    const { position, fetchPage, onEmptyPage } = request;
    result.set({ ...result.get(), isLoading: true });
    try {
      const page = await fetchPage();
      // Ignore the response: a later call has replaced this one.
      if (callID !== lastCallID) return;
      if (page.items.length === 0 && position.pageIndex > 0) onEmptyPage();
      else result.set({ ...page, isLoading: false, hasFailed: false, hasLoaded: true });
    } catch (error) {
      if (callID !== lastCallID) return;
      console.error('A page of a list could not be loaded', error);
      result.set({ ...result.get(), isLoading: false, hasFailed: true });
    }
  }

  const reload = () => void run();
  const reloadDebounced = debounce(reload, searchDebounceTimes);
  return {
    get: result.get,
    subscribe: result.subscribe,
    reload,
    load(next: ListRequest<Item>) {
      const last = request;
      request = next;
      if (isTyping(next, last)) return reloadDebounced();
      reloadDebounced.cancel();
      reload();
    },
    stop() {
      reloadDebounced.cancel();
      lastCallID += 1;
    },
  };
}
