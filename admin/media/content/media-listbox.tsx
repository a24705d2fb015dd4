import type { KeyboardEvent, MouseEvent } from 'react';
import type { MediaItem } from './media-item.ts';
import type { MediaLibrary } from './use-media-library.ts';
import { VisuallyHidden } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNear } from '../../shared/lazy/index.ts';
import { isManageable } from './media-item.ts';
import { MediaOption } from './media-option.tsx';
import { chooseAll, type Direction, extend, findNeighbour, focusOn, nothingChosen, pick, toggle } from './selection.ts';
import classes from './media-listbox.module.css';

type Props = {
  library: MediaLibrary;
  /** What the list holds, for screen readers. */
  label: string;
  /** Only one at a time, as where a file is picked for a place. */
  isSingle?: boolean;
  onOpen: (item: MediaItem) => void;
  onRename?: (item: MediaItem) => void;
  onDelete?: () => void;
  onMove?: (items: readonly MediaItem[], path: string) => void;
  onFiles?: (files: readonly File[], path: string) => void;
};

/** How many more are shown when the end comes near. */
const portion = 60;

const directions: ReadonlySet<string> = new Set<Direction>([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);

function listOptions(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[role="option"]')];
}

/** Shows more of a long folder when its end comes near. */
function usePortions(total: number, place: string) {
  const [shown, setShown] = useState({ place, count: portion });
  const count = shown.place === place ? shown.count : portion;
  const end = useNear<HTMLDivElement>(() => setShown({ place, count: count + portion }), `${place} ${count}`);
  const showAll = () => flushSync(() => setShown({ place, count: total }));
  return { count: Math.min(count, total), end: count < total ? end : null, showAll };
}

/** Folders and files to choose from: by click, with ctrl and shift, and by keyboard. */
export function MediaListbox(props: Props) {
  const { library, label, isSingle = false, onOpen, onRename, onDelete, onMove, onFiles } = props;
  const { items, selection, select, selected, position, state } = library;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const hintID = useId();
  const order = items.map(({ key }) => key);
  const { count, end, showAll } = usePortions(items.length, `${state.path} ${state.searchTerm} ${position.view}`);
  const active = selection.active ?? order[0];
  const term = state.searchTerm.trim();

  function handleClick(event: MouseEvent, item: MediaItem): void {
    if (!isSingle && event.shiftKey) select(extend(selection, item.key, order));
    else if (!isSingle && (event.ctrlKey || event.metaKey)) select(toggle(selection, item.key));
    else if (item.kind === 'folder') onOpen(item);
    else select(pick(item.key));
  }

  function step(direction: Direction, isExtending: boolean): void {
    if (box.current === null) return;
    if (direction === 'End') showAll();
    const options = listOptions(box.current);
    const from = options.findIndex((option) => option.dataset.key === active);
    const to =
      options[
        findNeighbour(
          options.map((option) => option.getBoundingClientRect()),
          from,
          direction,
        )
      ];
    const key = to?.dataset.key;
    if (key === undefined) return;
    select(isExtending && !isSingle ? extend(selection, key, order) : focusOn(selection, key));
    to?.focus();
  }

  function choose(item: MediaItem): void {
    select(isSingle ? pick(item.key) : toggle(selection, item.key));
  }

  function handleKey(event: KeyboardEvent): void {
    const item = items.find(({ key }) => key === active);
    if (directions.has(event.key)) step(event.key as Direction, event.shiftKey);
    else if (event.key === ' ' && item) choose(item);
    else if (event.key === 'Enter' && item) onOpen(item);
    else if (event.key === 'F2' && item) onRename?.(item);
    else if (event.key === 'Delete' && selected.length > 0) onDelete?.();
    else if (event.key === 'Escape' && selected.length > 0) select({ ...nothingChosen, active: selection.active });
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !isSingle)
      select(chooseAll(selection, order));
    else return;
    event.preventDefault();
  }

  /** One of several that are chosen takes the others along. */
  const listDragged = (item: MediaItem) => (selection.keys.has(item.key) ? selected : [item]);

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
            dragged={onMove && isManageable(item) ? () => listDragged(item) : null}
            onClick={(event) => handleClick(event, item)}
            onToggle={() => choose(item)}
            onOpen={() => onOpen(item)}
            onKeyDown={handleKey}
            onFocus={() => select((present) => focusOn(present, item.key))}
            onMove={onMove}
            onFiles={onFiles}
          />
        ))}
      </div>
      {end ? <div ref={end} className={classes.end} /> : null}
    </>
  );
}
