import type { ListQuery } from './list-state.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPages, getNextSortDirection } from './list-state.ts';
import { createListStore } from './list-store.ts';

const position = { pageIndex: 0, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' as const };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Creates a list with this number of items that records its queries. */
function createTestList(totalItems: number, pageIndex = 0) {
  const queries: ListQuery[] = [];
  const fetchPage = (query: ListQuery) => {
    queries.push(query);
    const start = query.pageIndex * query.pageSize;
    const items = Array.from({ length: totalItems }, (_, index) => index).slice(start, start + query.pageSize);
    return Promise.resolve({ data: { items, totalItems } });
  };
  return { queries, fetchPage, list: createListStore<number>({ position: { ...position, pageIndex } }) };
}

async function createLoadedList(totalItems: number, pageIndex = 0) {
  const loaded = createTestList(totalItems, pageIndex);
  loaded.list.setSource(loaded.fetchPage);
  await vi.runAllTimersAsync();
  loaded.queries.length = 0;
  return loaded;
}

test('starts with nothing loaded and the search closed', () => {
  expect(createTestList(3).list.get()).toMatchObject({
    ...position,
    items: [],
    totalItems: 0,
    isSearchOpen: false,
    isLoading: false,
  });
});

test('calls the source with page index, page size 25, search term, column and order', async () => {
  const { list, queries, fetchPage } = createTestList(60);
  list.setSource(fetchPage);
  expect(list.get().isLoading).toBe(true);
  await vi.runAllTimersAsync();
  expect(queries).toEqual([{ ...position, pageSize: 25 }]);
  expect(list.get()).toMatchObject({ totalItems: 60, isLoading: false });
  expect(list.get().items).toHaveLength(25);
});

test('changing column or order fetches the first page', async () => {
  const { list, queries } = await createLoadedList(60, 1);
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

test('a header reverses its own order, and another column starts ascending', () => {
  expect(getNextSortDirection(position, 'updatedAt')).toBe('asc');
  expect(getNextSortDirection({ ...position, sortOrder: 'asc' }, 'updatedAt')).toBe('desc');
  expect(getNextSortDirection(position, 'title')).toBe('asc');
});

test('changing the search term reloads the current page: at once, then debounced', async () => {
  const { list, queries } = await createLoadedList(60, 1);
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

test('an empty page steps back until a page has items', async () => {
  const { list, queries } = await createLoadedList(30, 4);
  list.reload();
  await vi.runAllTimersAsync();
  expect(list.get()).toMatchObject({ pageIndex: 1, isLoading: false });
  expect(list.get().items).toHaveLength(5);
  expect(queries.at(-1)?.pageIndex).toBe(1);
});

test('an empty list steps back to the first page and stops', async () => {
  const { list, queries, fetchPage } = createTestList(0, 2);
  list.setSource(fetchPage);
  await vi.runAllTimersAsync();
  expect(queries.map(({ pageIndex }) => pageIndex)).toEqual([2, 1, 0]);
  expect(list.get()).toMatchObject({ pageIndex: 0, items: [], isLoading: false, hasLoaded: true });
});

test('a failed fetch is logged, keeps the items and marks the list as failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { list, fetchPage } = await createLoadedList(3);
  list.setSource(() => Promise.reject(new Error('offline')));
  await vi.runAllTimersAsync();
  expect(log).toHaveBeenCalledOnce();
  expect(list.get()).toMatchObject({ isLoading: false, hasFailed: true, totalItems: 3 });
  list.setSource(fetchPage);
  await vi.runAllTimersAsync();
  expect(list.get().hasFailed).toBe(false);
});

test('outdated responses are ignored', async () => {
  const { list, fetchPage } = createTestList(60);
  list.setSource(async (query) => {
    await new Promise((resolve) => setTimeout(resolve, query.pageIndex === 0 ? 900 : 100));
    return fetchPage(query);
  });
  list.goToPage(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(list.get().pageIndex).toBe(2);
  expect(list.get().items[0]).toBe(50);
});

test('a new source starts at the first page, the same source keeps the page', async () => {
  const { list, queries, fetchPage } = await createLoadedList(60, 1);
  list.setSource(fetchPage);
  list.setSource((query) => fetchPage(query));
  await vi.runAllTimersAsync();
  expect(queries.map(({ pageIndex }) => pageIndex)).toEqual([1, 0]);
});

test('closing the search clears it', async () => {
  const { list, queries } = await createLoadedList(3);
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
