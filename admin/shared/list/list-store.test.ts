import type { ListQuery } from './list-state.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPages, nextOrder } from './list-state.ts';
import { createListStore } from './list-store.ts';

const position = { pageIndex: 0, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' as const };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A list of as many items as told, over a function that notes what it is asked for. */
function makeList(totalItems: number, pageIndex = 0) {
  const queries: ListQuery[] = [];
  const fetchPage = (query: ListQuery) => {
    queries.push(query);
    const start = query.pageIndex * query.pageSize;
    const items = Array.from({ length: totalItems }, (_, index) => index).slice(start, start + query.pageSize);
    return Promise.resolve({ data: { items, totalItems } });
  };
  return { queries, fetchPage, list: createListStore<number>({ position: { ...position, pageIndex } }) };
}

async function makeLoadedList(totalItems: number, pageIndex = 0) {
  const made = makeList(totalItems, pageIndex);
  made.list.readFrom(made.fetchPage);
  await vi.runAllTimersAsync();
  made.queries.length = 0;
  return made;
}

test('starts with nothing loaded and the search closed', () => {
  expect(makeList(3).list.get()).toMatchObject({
    ...position,
    items: [],
    totalItems: 0,
    isSearchOpen: false,
    isLoading: false,
  });
});

test('calls the function of its caller with page index, size 25, search term, column and order', async () => {
  const { list, queries, fetchPage } = makeList(60);
  list.readFrom(fetchPage);
  expect(list.get().isLoading).toBe(true);
  await vi.runAllTimersAsync();
  expect(queries).toEqual([{ ...position, pageSize: 25 }]);
  expect(list.get()).toMatchObject({ totalItems: 60, isLoading: false });
  expect(list.get().items).toHaveLength(25);
});

test('another column or order fetches the first page', async () => {
  const { list, queries } = await makeLoadedList(60, 1);
  list.sortBy('title', 'desc');
  await vi.runAllTimersAsync();
  list.goToPage(1);
  list.sortBy('title', 'asc');
  await vi.runAllTimersAsync();
  expect(queries.map(({ pageIndex, columnToSort, sortOrder }) => [pageIndex, columnToSort, sortOrder])).toEqual([
    [0, 'title', 'desc'],
    [1, 'title', 'desc'],
    [0, 'title', 'asc'],
  ]);
});

test('a header turns its own order round and starts another column ascending', () => {
  expect(nextOrder(position, 'updatedAt')).toBe('asc');
  expect(nextOrder({ ...position, sortOrder: 'asc' }, 'updatedAt')).toBe('desc');
  expect(nextOrder(position, 'title')).toBe('asc');
});

test('another search term reloads the present page: at once, then debounced', async () => {
  const { list, queries } = await makeLoadedList(60, 1);
  list.search('v');
  list.search('ve');
  list.search('vei');
  expect(queries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(queries.map(({ searchTerm, pageIndex }) => [searchTerm, pageIndex])).toEqual([
    ['v', 1],
    ['vei', 1],
  ]);
});

test('an empty page steps back until there are items', async () => {
  const { list, queries } = await makeLoadedList(30, 4);
  list.reload();
  await vi.runAllTimersAsync();
  expect(list.get()).toMatchObject({ pageIndex: 1, isLoading: false });
  expect(list.get().items).toHaveLength(5);
  expect(queries.at(-1)?.pageIndex).toBe(1);
});

test('an empty list steps back to the first page and ends there', async () => {
  const { list, queries, fetchPage } = makeList(0, 2);
  list.readFrom(fetchPage);
  await vi.runAllTimersAsync();
  expect(queries.map(({ pageIndex }) => pageIndex)).toEqual([2, 1, 0]);
  expect(list.get()).toMatchObject({ pageIndex: 0, items: [], isLoading: false, hasLoaded: true });
});

test('a failed fetch is logged, keeps the items and marks the list as failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { list, fetchPage } = await makeLoadedList(3);
  list.readFrom(() => Promise.reject(new Error('offline')));
  await vi.runAllTimersAsync();
  expect(log).toHaveBeenCalledOnce();
  expect(list.get()).toMatchObject({ isLoading: false, hasFailed: true, totalItems: 3 });
  list.readFrom(fetchPage);
  await vi.runAllTimersAsync();
  expect(list.get().hasFailed).toBe(false);
});

test('an answer that a later call has overtaken is dropped', async () => {
  const { list, fetchPage } = makeList(60);
  list.readFrom(async (query) => {
    await new Promise((resolve) => setTimeout(resolve, query.pageIndex === 0 ? 900 : 100));
    return fetchPage(query);
  });
  list.goToPage(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(list.get().pageIndex).toBe(2);
  expect(list.get().items[0]).toBe(50);
});

test('another function starts at the first page, the same one stays where it is', async () => {
  const { list, queries, fetchPage } = await makeLoadedList(60, 1);
  list.readFrom(fetchPage);
  list.readFrom((query) => fetchPage(query));
  await vi.runAllTimersAsync();
  expect(queries.map(({ pageIndex }) => pageIndex)).toEqual([1, 0]);
});

test('the search opens and closes, and closing it ends the search', async () => {
  const { list, queries } = await makeLoadedList(3);
  list.toggleSearch();
  expect(list.get().isSearchOpen).toBe(true);
  list.search('veilig');
  list.toggleSearch();
  await vi.runAllTimersAsync();
  expect(list.get()).toMatchObject({ isSearchOpen: false, searchTerm: '' });
  expect(queries.at(-1)?.searchTerm).toBe('');
});

test('the number of pages is rounded up', () => {
  expect([0, 1, 25, 26].map((totalItems) => countPages(totalItems, 25))).toEqual([0, 1, 1, 2]);
});
