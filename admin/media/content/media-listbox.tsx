import type { KeyboardEvent, MouseEvent } from 'react';
import type { MediaItem } from '../items/media-item.ts';
import type { MediaLibrary } from './use-media-library.ts';
import { VisuallyHidden } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNearViewport } from '../../shared/lazy/index.ts';
import { isItemManageable } from '../items/media-item.ts';
import { MediaOption } from './media-option.tsx';
import {
  selectAllItems,
  type NavigationKey,
  extendSelection,
  findNextOption,
  focusItem,
  emptyMediaSelection,
  selectOnly,
  toggleItem,
} from './media-selection.ts';
import classes from './media-listbox.module.css';

type Props = {
  library: MediaLibrary;
  /** Accessible name of the list. */
  label: string;
  /** Allows selecting only one item. */
  isSingle?: boolean;
  onOpen: (item: MediaItem) => void;
  onRename?: (item: MediaItem) => void;
  onDelete?: () => void;
  onMove?: (items: readonly MediaItem[], path: string) => void;
  onFiles?: (files: readonly File[], path: string) => void;
};

/** How many more items are shown when the end of the list comes near. */
const batchSize = 60;

const navigationKeys: ReadonlySet<string> = new Set<NavigationKey>([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);

function findOptionElements(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[role="option"]')];
}

/** Shows more items of a long folder as its end comes near. */
function useBatches(total: number, resetKey: string) {
  const [loadedBatch, setLoadedBatch] = useState({ place: resetKey, count: batchSize });
  const count = loadedBatch.place === resetKey ? loadedBatch.count : batchSize;
  const endMarker = useNearViewport<HTMLDivElement>(
    () => setLoadedBatch({ place: resetKey, count: count + batchSize }),
    `${resetKey} ${count}`,
  );
  const showAll = () => flushSync(() => setLoadedBatch({ place: resetKey, count: total }));
  return { count: Math.min(count, total), end: count < total ? endMarker : null, showAll };
}

/** Listbox of folders and files, with single, Ctrl and Shift selection by pointer and keyboard. */
export function MediaListbox(props: Props) {
  const { library, label, isSingle = false, onOpen, onRename, onDelete, onMove, onFiles } = props;
  const { items, selection, select, selected, position, state } = library;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const hintID = useId();
  const order = items.map(({ key }) => key);
  const {
    count,
    end: endMarker,
    showAll,
  } = useBatches(items.length, `${state.path} ${state.searchTerm} ${position.view}`);
  const active = selection.active ?? order[0];
  const term = state.searchTerm.trim();

  function handleClick(event: MouseEvent, item: MediaItem): void {
    if (!isSingle && event.shiftKey) select(extendSelection(selection, item.key, order));
    else if (!isSingle && (event.ctrlKey || event.metaKey)) select(toggleItem(selection, item.key));
    else if (item.kind === 'folder') onOpen(item);
    else select(selectOnly(item.key));
  }

  function moveFocus(direction: NavigationKey, isExtending: boolean): void {
    if (box.current === null) return;
    if (direction === 'End') showAll();
    const options = findOptionElements(box.current);
    const from = options.findIndex((option) => option.dataset.key === active);
    const to =
      options[
        findNextOption(
          options.map((option) => option.getBoundingClientRect()),
          from,
          direction,
        )
      ];
    const key = to?.dataset.key;
    if (key === undefined) return;
    select(isExtending && !isSingle ? extendSelection(selection, key, order) : focusItem(selection, key));
    to?.focus();
  }

  function choose(item: MediaItem): void {
    select(isSingle ? selectOnly(item.key) : toggleItem(selection, item.key));
  }

  function handleKey(event: KeyboardEvent): void {
    const item = items.find(({ key }) => key === active);
    if (navigationKeys.has(event.key)) moveFocus(event.key as NavigationKey, event.shiftKey);
    else if (event.key === ' ' && item) choose(item);
    else if (event.key === 'Enter' && item) onOpen(item);
    else if (event.key === 'F2' && item) onRename?.(item);
    else if (event.key === 'Delete' && selected.length > 0) onDelete?.();
    else if (event.key === 'Escape' && selected.length > 0)
      select({ ...emptyMediaSelection, active: selection.active });
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !isSingle)
      select(selectAllItems(selection, order));
    else return;
    event.preventDefault();
  }

  /** Dragging a selected item drags the whole selection. */
  const getDraggedItems = (item: MediaItem) => (selection.keys.has(item.key) ? selected : [item]);

  return (
    <>
      <VisuallyHidden id={hintID}>{t(isSingle ? 'media.keysToPick' : 'media.keys')}</VisuallyHidden>
      <div
        ref={box}
        role="listbox"
        aria-label={label}
        aria-describedby={hintID}
        aria-multiselectable={!isSingle}
        aria-busy={state.isLoading}
        className={classes.list}
        data-view={position.view}
      >
        {items.slice(0, count).map((item) => (
          <MediaOption
            key={item.key}
            item={item}
            view={position.view}
            term={term}
            isSelected={selection.keys.has(item.key)}
            isActive={item.key === active}
            getDraggedItems={onMove && isItemManageable(item) ? () => getDraggedItems(item) : null}
            onClick={(event) => handleClick(event, item)}
            onToggle={() => choose(item)}
            onOpen={() => onOpen(item)}
            onKeyDown={handleKey}
            onFocus={() => select((current) => focusItem(current, item.key))}
            onMove={onMove}
            onFiles={onFiles}
          />
        ))}
      </div>
      {endMarker ? <div ref={endMarker} className={classes.endMarker} /> : null}
    </>
  );
}
