import type { ListPosition } from './list-state.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPages, getNextSortDirection } from './list-state.ts';
import { createListLoader } from './list-loader.ts';

const start: ListPosition = { pageIndex: 0, searchTerm: '', columnToSort: 'updatedAt', sortOrder: 'desc' };
const pageSize = 25;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Creates a list with this number of items that records the positions of its requests. */
function createTestList(totalItems: number) {
  const loader = createListLoader<number>();
  const requests: ListPosition[] = [];
  function move(change: Partial<ListPosition>, { filter = '', delay = 0 } = {}) {
    const position = { ...start, ...change };
    loader.load({
      position,
      filter,
      async fetchPage() {
        requests.push(position);
        await new Promise((resolve) => setTimeout(resolve, delay));
        const first = position.pageIndex * pageSize;
        const items = Array.from({ length: totalItems }, (_, index) => index).slice(first, first + pageSize);
        return { items, totalItems };
      },
      onEmptyPage: () => move({ ...position, pageIndex: position.pageIndex - 1 }),
    });
  }
  return { loader, requests, move };
}

async function createLoadedList(totalItems: number, position: Partial<ListPosition> = {}) {
  const list = createTestList(totalItems);
  list.move(position);
  await vi.runAllTimersAsync();
  list.requests.length = 0;
  return list;
}

test('starts with nothing loaded', () => {
  expect(createTestList(3).loader.get()).toEqual({
    items: [],
    totalItems: 0,
    isLoading: false,
    hasFailed: false,
    hasLoaded: false,
  });
});

test('is loading until the page is received', async () => {
  const { loader, requests, move } = createTestList(60);
  move({ pageIndex: 1 });
  expect(loader.get().isLoading).toBe(true);
  await vi.runAllTimersAsync();
  expect(requests).toEqual([{ ...start, pageIndex: 1 }]);
  expect(loader.get()).toMatchObject({ totalItems: 60, isLoading: false, hasLoaded: true });
  expect(loader.get().items[0]).toBe(25);
});

test('a header reverses its own order, and another column starts ascending', () => {
  expect(getNextSortDirection(start, 'updatedAt')).toBe('asc');
  expect(getNextSortDirection({ ...start, sortOrder: 'asc' }, 'updatedAt')).toBe('desc');
  expect(getNextSortDirection(start, 'title')).toBe('asc');
});

test('typing a search reloads the current page: at once, then debounced', async () => {
  const { requests, move } = await createLoadedList(60, { pageIndex: 1 });
  for (const searchTerm of ['v', 've', 'vei']) move({ pageIndex: 1, searchTerm });
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(requests.map(({ searchTerm, pageIndex }) => [searchTerm, pageIndex])).toEqual([
    ['v', 1],
    ['vei', 1],
  ]);
});

test.each([
  ['page', { pageIndex: 1, searchTerm: 've' }, ''],
  ['sorting', { columnToSort: 'title', searchTerm: 've' }, ''],
  ['order', { sortOrder: 'asc', searchTerm: 've' }, ''],
  ['filter', { searchTerm: 've' }, '{"public":true}'],
  ['cleared search', { searchTerm: '' }, ''],
] as const)('another %s while typing loads at once, and only once', async (_, position, filter) => {
  const { requests, move } = await createLoadedList(60);
  move({ searchTerm: 'v' });
  move({ searchTerm: 've' });
  move(position, { filter });
  await vi.runAllTimersAsync();
  expect(requests).toEqual([
    { ...start, searchTerm: 'v' },
    { ...start, ...position },
  ]);
});

test('an empty page steps back until a page has items', async () => {
  const { loader, requests, move } = createTestList(30);
  move({ pageIndex: 4 });
  await vi.runAllTimersAsync();
  expect(requests.map(({ pageIndex }) => pageIndex)).toEqual([4, 3, 2, 1]);
  expect(loader.get()).toMatchObject({ isLoading: false, totalItems: 30 });
  expect(loader.get().items).toHaveLength(5);
});

test('an empty list steps back to the first page and stops', async () => {
  const { loader, requests, move } = createTestList(0);
  move({ pageIndex: 2 });
  await vi.runAllTimersAsync();
  expect(requests.map(({ pageIndex }) => pageIndex)).toEqual([2, 1, 0]);
  expect(loader.get()).toMatchObject({ items: [], isLoading: false, hasLoaded: true });
});

test('a failed request is logged, keeps the items and marks the list as failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { loader, move } = await createLoadedList(3);
  const fetchPage = () => Promise.reject(new Error('offline'));
  loader.load({ position: start, filter: '', fetchPage, onEmptyPage: () => undefined });
  await vi.runAllTimersAsync();
  expect(log).toHaveBeenCalledOnce();
  expect(loader.get()).toMatchObject({ isLoading: false, hasFailed: true, totalItems: 3 });
  move({});
  await vi.runAllTimersAsync();
  expect(loader.get().hasFailed).toBe(false);
});

test('outdated responses are ignored', async () => {
  const { loader, move } = createTestList(60);
  move({ pageIndex: 9 }, { delay: 900 });
  move({ pageIndex: 2 }, { delay: 100 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(loader.get().items[0]).toBe(50);
});

test('reloading repeats the last request', async () => {
  const { loader, requests } = await createLoadedList(60, { pageIndex: 1 });
  loader.reload();
  await vi.runAllTimersAsync();
  expect(requests).toEqual([{ ...start, pageIndex: 1 }]);
});

test('a stopped list ignores what it requested', async () => {
  const { loader, requests, move } = await createLoadedList(60);
  move({ searchTerm: 'v' });
  move({ searchTerm: 've' });
  loader.stop();
  await vi.runAllTimersAsync();
  expect(requests.map(({ searchTerm }) => searchTerm)).toEqual(['v']);
});

test('the number of pages is rounded up', () => {
  expect([0, 1, 25, 26].map((totalItems) => countPages(totalItems, pageSize))).toEqual([0, 1, 1, 2]);
});
