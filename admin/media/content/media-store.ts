import type { MediaFileFragment, MediaFolderFragment } from '../../generated/graphql.ts';
import { debounce, searchWaits } from '../../shared/list/index.ts';
import { createObservable } from '../../shared/observable.ts';

export type MediaContent = {
  directories: readonly MediaFolderFragment[];
  files: readonly MediaFileFragment[];
};

export type MediaDirectory = MediaContent & { path: string; viewerCanManage: boolean };

export type MediaState = {
  path: string;
  /** null until the folder has been read. */
  directory: MediaDirectory | null;
  searchTerm: string;
  isSearchOpen: boolean;
  /** What the search found below the folder; null where there is none, or none yet. */
  found: MediaContent | null;
  isLoading: boolean;
  hasFailed: boolean;
};

/** Where folders and hits come from; what these throw is only logged. */
export type MediaSource = {
  readDirectory: (path: string) => Promise<MediaDirectory>;
  search: (term: string, path: string) => Promise<MediaContent>;
};

export type MediaStore = {
  get(): MediaState;
  subscribe(listener: () => void): () => void;
  /** Requests a folder: its content and the search start afresh, but for a term that stands in an address. */
  open(path: string, searchTerm?: string): void;
  search(term: string): void;
  /** Closing a search ends it. */
  toggleSearch(): void;
  /** Reads the folder again, and repeats the present search. */
  reload(): void;
  /** Puts a file that was just added into its folder, where that one is open, before the folder is read again. */
  addFile(file: MediaFileFragment): void;
  stop(): void;
};

function startState(path: string, searchTerm = ''): MediaState {
  return {
    path,
    directory: null,
    searchTerm,
    isSearchOpen: searchTerm !== '',
    found: null,
    isLoading: false,
    hasFailed: false,
  };
}

function withFile(directory: MediaDirectory, file: MediaFileFragment): MediaDirectory {
  return { ...directory, files: [...directory.files.filter(({ id }) => id !== file.id), file] };
}

/** A folder of the library with the search below it. */
export function createMediaStore({ readDirectory, search }: MediaSource): MediaStore {
  const state = createObservable(startState('/'));
  let lastCall = 0;

  async function load(known: MediaDirectory | null): Promise<void> {
    lastCall += 1;
    const call = lastCall;
    const { path, searchTerm } = state.get();
    state.set({ ...state.get(), isLoading: true });
    try {
      const term = searchTerm.trim();
      const [directory, found] = await Promise.all([
        known ?? readDirectory(path),
        term === '' ? null : search(term, path),
      ]);
      // An answer that a later call has overtaken says nothing any more.
      if (call !== lastCall) return;
      state.set({ ...state.get(), directory, found, isLoading: false, hasFailed: false });
    } catch (error) {
      if (call !== lastCall) return;
      console.error('Reading a folder of the media library failed', error);
      state.set({ ...state.get(), isLoading: false, hasFailed: true });
    }
  }
  const reload = (): void => void load(null);
  const reloadForSearch = debounce(() => void load(state.get().directory), searchWaits);

  return {
    get: state.get,
    subscribe: state.subscribe,
    open(path, searchTerm) {
      reloadForSearch.cancel();
      state.set(startState(path, searchTerm));
      reload();
    },
    search(searchTerm) {
      if (searchTerm === state.get().searchTerm) return;
      state.set({ ...state.get(), searchTerm });
      reloadForSearch();
    },
    toggleSearch() {
      const { isSearchOpen, searchTerm } = state.get();
      state.set({ ...state.get(), isSearchOpen: !isSearchOpen, searchTerm: isSearchOpen ? '' : searchTerm });
      if (!isSearchOpen || searchTerm === '') return;
      reloadForSearch.cancel();
      state.set({ ...state.get(), found: null });
      reload();
    },
    reload,
    addFile(file) {
      const { directory, path } = state.get();
      if (directory && file.path === path) state.set({ ...state.get(), directory: withFile(directory, file) });
    },
    stop() {
      reloadForSearch.cancel();
      lastCall += 1;
    },
  };
}
