import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMediaStore, type MediaContent, type MediaDirectory } from './media-store.ts';
import { createSampleFile } from './sample-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const none: MediaContent = { directories: [], files: [] };
const folder = (path: string): MediaDirectory => ({ ...none, path, viewerCanManage: true });

function createTestStore() {
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

test('opening a folder resets the content and the search', async () => {
  const { store, calls } = createTestStore();
  store.open('/a', 'kaars');
  await settle();
  expect(store.get()).toMatchObject({ path: '/a', searchTerm: 'kaars', isSearchOpen: true, found: none });
  store.open('/b');
  expect(store.get()).toMatchObject({ path: '/b', directory: null, searchTerm: '', isSearchOpen: false, found: null });
  await settle();
  expect(store.get().directory?.path).toBe('/b');
  expect(calls).toEqual(['read /a', 'search kaars in /a', 'read /b']);
});

test('the first letter searches at once, further letters after 500 ms without typing', async () => {
  const { store, calls } = createTestStore();
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

test('reloading loads the folder and repeats the search', async () => {
  const { store, calls } = createTestStore();
  store.open('/a', 'kaars');
  await settle();
  calls.length = 0;
  store.reload();
  await settle();
  expect(calls).toEqual(['read /a', 'search kaars in /a']);
});

test('an added file is shown at once, only in its own folder', async () => {
  const { store } = createTestStore();
  store.open('/a');
  await settle();
  store.addFile(createSampleFile({ id: 1, path: '/b' }));
  store.addFile(createSampleFile({ id: 2, path: '/a' }));
  store.addFile(createSampleFile({ id: 2, path: '/a', fileName: 'again.jpg' }));
  expect(store.get().directory?.files.map(({ fileName }) => fileName)).toEqual(['again.jpg']);
});

test('the response of a previously opened folder is ignored', async () => {
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

test('a folder that cannot be loaded is a failure and is logged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createMediaStore({ readDirectory: () => Promise.reject(new Error('gone')), search: async () => none });
  store.open('/a');
  await settle();
  expect(store.get()).toMatchObject({ hasFailed: true, isLoading: false });
  expect(console.error).toHaveBeenCalledOnce();
});
