import type { MediaFileFragment, MediaFolderFragment } from '../../generated/graphql.ts';
import { debounce, searchDebounceTimes } from '../../shared/list/index.ts';
import { createObservable } from '../../shared/observable.ts';

export type MediaContent = {
  directories: readonly MediaFolderFragment[];
  files: readonly MediaFileFragment[];
};

export type MediaDirectory = MediaContent & { path: string; viewerCanManage: boolean };

export type MediaState = {
  path: string;
  /** null until the folder has been loaded. */
  directory: MediaDirectory | null;
  searchTerm: string;
  isSearchOpen: boolean;
  /** Search results below the folder; null without a search or before its response. */
  found: MediaContent | null;
  isLoading: boolean;
  hasFailed: boolean;
};

/** Loads folders and search results. Errors are only logged. */
export type MediaSource = {
  readDirectory: (path: string) => Promise<MediaDirectory>;
  search: (term: string, path: string) => Promise<MediaContent>;
};

export type MediaStore = {
  get(): MediaState;
  subscribe(listener: () => void): () => void;
  /** Opens a folder: resets the content and the search, unless a search term from the address is given. */
  open(path: string, searchTerm?: string): void;
  search(term: string): void;
  /** Closing the search also clears it. */
  toggleSearch(): void;
  /** Reloads the folder and repeats the current search. */
  reload(): void;
  /** Shows a newly added file at once if its folder is open, before the folder is reloaded. */
  addFile(file: MediaFileFragment): void;
  stop(): void;
};

function createMediaState(path: string, searchTerm = ''): MediaState {
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

function addFileTo(directory: MediaDirectory, file: MediaFileFragment): MediaDirectory {
  return { ...directory, files: [...directory.files.filter(({ id }) => id !== file.id), file] };
}

/** State of an open folder and of the search below it. */
export function createMediaStore({ readDirectory, search }: MediaSource): MediaStore {
  const state = createObservable(createMediaState('/'));
  let lastCallID = 0;

  async function load(known: MediaDirectory | null): Promise<void> {
    lastCallID += 1;
    const callID = lastCallID;
    const { path, searchTerm } = state.get();
    state.set({ ...state.get(), isLoading: true });
    try {
      const term = searchTerm.trim();
      const [directory, found] = await Promise.all([
        known ?? readDirectory(path),
        term === '' ? null : search(term, path),
      ]);
      // Ignore the response: a later call has replaced this one.
      if (callID !== lastCallID) return;
      state.set({ ...state.get(), directory, found, isLoading: false, hasFailed: false });
    } catch (error) {
      if (callID !== lastCallID) return;
      console.error('A folder of the media library could not be loaded', error);
      state.set({ ...state.get(), isLoading: false, hasFailed: true });
    }
  }
  const reload = (): void => void load(null);
  const reloadDebounced = debounce(() => void load(state.get().directory), searchDebounceTimes);

  return {
    get: state.get,
    subscribe: state.subscribe,
    open(path, searchTerm) {
      reloadDebounced.cancel();
      state.set(createMediaState(path, searchTerm));
      reload();
    },
    search(searchTerm) {
      if (searchTerm === state.get().searchTerm) return;
      state.set({ ...state.get(), searchTerm });
      reloadDebounced();
    },
    toggleSearch() {
      const { isSearchOpen, searchTerm } = state.get();
      state.set({ ...state.get(), isSearchOpen: !isSearchOpen, searchTerm: isSearchOpen ? '' : searchTerm });
      if (!isSearchOpen || searchTerm === '') return;
      reloadDebounced.cancel();
      state.set({ ...state.get(), found: null });
      reload();
    },
    reload,
    addFile(file) {
      const { directory, path } = state.get();
      if (directory && file.path === path) state.set({ ...state.get(), directory: addFileTo(directory, file) });
    },
    stop() {
      reloadDebounced.cancel();
      lastCallID += 1;
    },
  };
}
