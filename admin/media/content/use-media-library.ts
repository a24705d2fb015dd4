import type { MediaItem } from '../items/media-item.ts';
import type { MediaPosition } from './media-position.ts';
import type { MediaState, MediaStore } from './media-store.ts';
import type { MediaPositionControl } from './use-media-position.ts';
import type { Dispatch, SetStateAction } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { filterAndSortMedia } from './filter-and-sort-media.ts';
import { mediaFileKey } from '../items/media-item.ts';
import { keepVisible, type MediaSelection, emptyMediaSelection, selectOnly } from './media-selection.ts';
import { useMediaStore } from './use-media-store.ts';

export type MediaLibrary = {
  state: MediaState;
  store: MediaStore;
  position: MediaPosition;
  /** Changes the view, filters or sorting. */
  change: (part: Partial<MediaPosition>) => void;
  openFolder: (path: string) => void;
  /** Opens the file's folder and selects it. */
  openFile: (file: { id: number; path: string }) => void;
  /** The visible items in display order. */
  items: readonly MediaItem[];
  selection: MediaSelection;
  select: Dispatch<SetStateAction<MediaSelection>>;
  selected: readonly MediaItem[];
};

function findSingleFile(selected: readonly MediaItem[]): number | undefined {
  const [only] = selected;
  return selected.length === 1 && only?.kind === 'file' ? only.file.id : undefined;
}

/** Synchronises folder and search between the store and the position. */
function useSyncedLocation(store: MediaStore, state: MediaState, { position, move }: MediaPositionControl): void {
  const { path, searchTerm } = position;
  const lastWritten = useRef<string | null>(null);
  const toLocationKey = (place: { path: string; searchTerm: string }) => `${place.path}\n${place.searchTerm}`;

  useEffect(() => {
    const requestedKey = toLocationKey({ path, searchTerm });
    if (requestedKey === lastWritten.current) return;
    lastWritten.current = requestedKey;
    store.open(path, searchTerm);
  }, [store, path, searchTerm]);

  useEffect(() => {
    const current = toLocationKey(state);
    if (current === lastWritten.current || state.path !== path) return;
    lastWritten.current = current;
    move({ searchTerm: state.searchTerm }, 'replace');
  }, [state, path, move]);
}

/** The selected visible items. A single selected file is part of the position. */
function useMediaSelection(items: readonly MediaItem[], hasLoaded: boolean, { position, move }: MediaPositionControl) {
  const { fileID } = position;
  const [selection, setSelection] = useState<MediaSelection>(() =>
    fileID === undefined ? emptyMediaSelection : selectOnly(mediaFileKey(fileID)),
  );
  const lastWritten = useRef(fileID);
  const order = useMemo(() => items.map(({ key }) => key), [items]);
  const visibleSelection = useMemo(
    () => (hasLoaded ? keepVisible(selection, order) : selection),
    [hasLoaded, selection, order],
  );
  // Forget hidden items, so that moved items are not selected when they appear elsewhere.
  if (visibleSelection !== selection) setSelection(visibleSelection);
  const selected = useMemo(() => items.filter(({ key }) => visibleSelection.keys.has(key)), [items, visibleSelection]);
  const singleFileID = findSingleFile(selected);

  // The address was changed from outside: by a link or the Back button.
  useEffect(() => {
    if (fileID === lastWritten.current) return;
    lastWritten.current = fileID;
    setSelection(fileID === undefined ? emptyMediaSelection : selectOnly(mediaFileKey(fileID)));
  }, [fileID]);

  useEffect(() => {
    if (!hasLoaded || singleFileID === lastWritten.current) return;
    lastWritten.current = singleFileID;
    move({ fileID: singleFileID }, 'replace');
  }, [hasLoaded, singleFileID, move]);

  return { selection: visibleSelection, select: setSelection, selected };
}

/** The media library as the user sees it: position, items and selection. */
export function useMediaLibrary(control: MediaPositionControl): MediaLibrary {
  const { position, move } = control;
  const { state, store } = useMediaStore();
  useSyncedLocation(store, state, control);

  const { kind, isWithoutAltText, columnToSort, sortOrder } = position;
  const content = state.searchTerm.trim() === '' ? state.directory : (state.found ?? state.directory);
  const items = useMemo(
    () => (content ? filterAndSortMedia(content, { kind, isWithoutAltText, columnToSort, sortOrder }) : []),
    [content, kind, isWithoutAltText, columnToSort, sortOrder],
  );
  const mediaSelection = useMediaSelection(items, content !== null && !state.isLoading, control);

  const change = useCallback<MediaLibrary['change']>((part) => move(part, 'replace'), [move]);
  const openFolder = useCallback<MediaLibrary['openFolder']>(
    (path) => move({ path, searchTerm: '', fileID: undefined }, 'push'),
    [move],
  );
  const openFile = useCallback<MediaLibrary['openFile']>(
    ({ id, path }) => move({ path, searchTerm: '', fileID: id, kind: undefined, isWithoutAltText: false }, 'push'),
    [move],
  );
  return { state, store, position, change, openFolder, openFile, items, ...mediaSelection };
}
