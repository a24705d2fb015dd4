import type { MediaItem } from './media-item.ts';
import type { MediaPosition } from './media-position.ts';
import type { MediaState, MediaStore } from './media-store.ts';
import type { PositionControl } from './use-media-position.ts';
import type { Dispatch, SetStateAction } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { arrangeContent } from './arrange-content.ts';
import { fileKey } from './media-item.ts';
import { keepShown, type MediaSelection, nothingChosen, pick } from './selection.ts';
import { useMediaStore } from './use-media-store.ts';

export type MediaLibrary = {
  state: MediaState;
  store: MediaStore;
  position: MediaPosition;
  /** Another view, filter or sorting. */
  change: (part: Partial<MediaPosition>) => void;
  openFolder: (path: string) => void;
  /** Opens the folder of a file and chooses it. */
  openFile: (file: { id: number; path: string }) => void;
  /** What is shown, in its order. */
  items: readonly MediaItem[];
  selection: MediaSelection;
  select: Dispatch<SetStateAction<MediaSelection>>;
  selected: readonly MediaItem[];
};

function findOnlyFile(selected: readonly MediaItem[]): number | undefined {
  const [only] = selected;
  return selected.length === 1 && only?.kind === 'file' ? only.file.id : undefined;
}

/** Keeps folder and search of the store, and folder and search of the position, the same. */
function useSamePlace(store: MediaStore, state: MediaState, { position, move }: PositionControl): void {
  const { path, searchTerm } = position;
  const written = useRef<string | null>(null);
  const placeOf = (place: { path: string; searchTerm: string }) => `${place.path}\n${place.searchTerm}`;

  useEffect(() => {
    const wanted = placeOf({ path, searchTerm });
    if (wanted === written.current) return;
    written.current = wanted;
    store.open(path, searchTerm);
  }, [store, path, searchTerm]);

  useEffect(() => {
    const present = placeOf(state);
    if (present === written.current || state.path !== path) return;
    written.current = present;
    move({ searchTerm: state.searchTerm }, 'replace');
  }, [state, path, move]);
}

/** What is chosen among what is shown; the one file that is chosen stands in the position. */
function useChosen(items: readonly MediaItem[], hasLoaded: boolean, { position, move }: PositionControl) {
  const { fileID } = position;
  const [selection, setSelection] = useState<MediaSelection>(() =>
    fileID === undefined ? nothingChosen : pick(fileKey(fileID)),
  );
  const written = useRef(fileID);
  const order = useMemo(() => items.map(({ key }) => key), [items]);
  const shown = useMemo(() => (hasLoaded ? keepShown(selection, order) : selection), [hasLoaded, selection, order]);
  // Forgotten, so that what was moved away is not chosen again where it is met next.
  if (shown !== selection) setSelection(shown);
  const selected = useMemo(() => items.filter(({ key }) => shown.keys.has(key)), [items, shown]);
  const onlyFile = findOnlyFile(selected);

  // The address was changed by somebody else: a link, or the way back.
  useEffect(() => {
    if (fileID === written.current) return;
    written.current = fileID;
    setSelection(fileID === undefined ? nothingChosen : pick(fileKey(fileID)));
  }, [fileID]);

  useEffect(() => {
    if (!hasLoaded || onlyFile === written.current) return;
    written.current = onlyFile;
    move({ fileID: onlyFile }, 'replace');
  }, [hasLoaded, onlyFile, move]);

  return { selection: shown, select: setSelection, selected };
}

/** The library as somebody looks at it: where they are, what is there, and what they chose. */
export function useMediaLibrary(control: PositionControl): MediaLibrary {
  const { position, move } = control;
  const { state, store } = useMediaStore();
  useSamePlace(store, state, control);

  const { kind, isWithoutAltText, columnToSort, sortOrder } = position;
  const content = state.searchTerm.trim() === '' ? state.directory : (state.found ?? state.directory);
  const items = useMemo(
    () => (content ? arrangeContent(content, { kind, isWithoutAltText, columnToSort, sortOrder }) : []),
    [content, kind, isWithoutAltText, columnToSort, sortOrder],
  );
  const chosen = useChosen(items, content !== null && !state.isLoading, control);

  const change = useCallback<MediaLibrary['change']>((part) => move(part, 'replace'), [move]);
  const openFolder = useCallback<MediaLibrary['openFolder']>(
    (path) => move({ path, searchTerm: '', fileID: undefined }, 'push'),
    [move],
  );
  const openFile = useCallback<MediaLibrary['openFile']>(
    ({ id, path }) => move({ path, searchTerm: '', fileID: id, kind: undefined, isWithoutAltText: false }, 'push'),
    [move],
  );
  return { state, store, position, change, openFolder, openFile, items, ...chosen };
}
