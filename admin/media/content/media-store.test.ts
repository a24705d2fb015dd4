import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMediaStore, type MediaContent, type MediaDirectory } from './media-store.ts';
import { sampleFile } from './sample-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const none: MediaContent = { directories: [], files: [] };
const folder = (path: string): MediaDirectory => ({ ...none, path, viewerCanManage: true });

function makeStore() {
  const calls: string[] = [];
  const store = createMediaStore({
    readDirectory: async (path) => {
      calls.push(`read ${path}`);
      return folder(path);
    },
    search: async (term, path) => {
      calls.push(`search ${term} in ${path}`);
      return none;
    },
  });
  return { store, calls };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('requesting a folder resets its content and the search', async () => {
  const { store, calls } = makeStore();
  store.open('/a', 'kaars');
  await settle();
  expect(store.get()).toMatchObject({ path: '/a', searchTerm: 'kaars', isSearchOpen: true, found: none });
  store.open('/b');
  expect(store.get()).toMatchObject({ path: '/b', directory: null, searchTerm: '', isSearchOpen: false, found: null });
  await settle();
  expect(store.get().directory?.path).toBe('/b');
  expect(calls).toEqual(['read /a', 'search kaars in /a', 'read /b']);
});

test('the first letter of a search asks at once, the next ones when it is quiet for 500 ms', async () => {
  const { store, calls } = makeStore();
  store.open('/');
  await settle();
  calls.length = 0;
  store.search('k');
  store.search('ka');
  store.search('kaa');
  await settle();
  expect(calls).toEqual(['search k in /']);
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toEqual(['search k in /', 'search kaa in /']);
});

test('reloading reads the folder and repeats the search', async () => {
  const { store, calls } = makeStore();
  store.open('/a', 'kaars');
  await settle();
  calls.length = 0;
  store.reload();
  await settle();
  expect(calls).toEqual(['read /a', 'search kaars in /a']);
});

test('a file that was added stands in its folder at once, not in another one', async () => {
  const { store } = makeStore();
  store.open('/a');
  await settle();
  store.addFile(sampleFile({ id: 1, path: '/b' }));
  store.addFile(sampleFile({ id: 2, path: '/a' }));
  store.addFile(sampleFile({ id: 2, path: '/a', fileName: 'again.jpg' }));
  expect(store.get().directory?.files.map(({ fileName }) => fileName)).toEqual(['again.jpg']);
});

test('an answer that another folder has overtaken is dropped', async () => {
  const waiting = new Map<string, (directory: MediaDirectory) => void>();
  const store = createMediaStore({
    readDirectory: (path) => new Promise((resolve) => waiting.set(path, resolve)),
    search: async () => none,
  });
  store.open('/slow');
  store.open('/fast');
  waiting.get('/fast')?.(folder('/fast'));
  await settle();
  waiting.get('/slow')?.(folder('/slow'));
  await settle();
  expect(store.get().directory?.path).toBe('/fast');
});

test('a folder that cannot be read is a failure, told in the log', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createMediaStore({ readDirectory: () => Promise.reject(new Error('gone')), search: async () => none });
  store.open('/a');
  await settle();
  expect(store.get()).toMatchObject({ hasFailed: true, isLoading: false });
  expect(console.error).toHaveBeenCalledOnce();
});
