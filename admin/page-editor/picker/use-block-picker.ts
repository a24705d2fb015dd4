import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { findSimilarOptions, findBlockOptions, type BlockOption, type BlockGroup } from './find-block-options.ts';
import { readRecentBlocks } from '../blocks/recent-blocks.ts';

export type BlockPickerState = {
  group: BlockGroup;
  search: string;
  recent: readonly string[];
  found: readonly BlockOption[];
  /** The options that are shown: those found, or suggestions. */
  shown: readonly BlockOption[];
  /** The option that Enter picks; undefined if nothing was found and no suggestion is highlighted. */
  active: BlockOption | undefined;
  list: RefObject<HTMLDivElement | null>;
  setSearch: (search: string) => void;
  setGroup: (group: BlockGroup) => void;
  highlight: (id: string) => void;
  handleArrowKey: (event: KeyboardEvent) => void;
};

/** State of the block picker: search, group, options and the active option. */
export function useBlockPicker(options: readonly BlockOption[]): BlockPickerState {
  const [recent] = useState(readRecentBlocks);
  const [group, setGroup] = useState<BlockGroup>({ kind: 'all' });
  const [search, setSearch] = useState('');
  const [highlightedID, setHighlightedID] = useState<string | null>(null);
  const [isNavigating, setIsNavigating] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => findBlockOptions(options, { search, group, recent }), [options, search, group, recent]);
  const shown = useMemo(
    () => (found.length > 0 ? found : findSimilarOptions(options, { search, group, recent })),
    [found, options, search, group, recent],
  );
  const active = shown.find(({ id }) => id === highlightedID) ?? found[0];
  const resetHighlight = () => {
    setHighlightedID(null);
    setIsNavigating(false);
  };
  return {
    group,
    search,
    recent,
    found,
    shown,
    active,
    list,
    setSearch: (next) => {
      setSearch(next);
      resetHighlight();
    },
    setGroup: (next) => {
      setGroup(next);
      resetHighlight();
    },
    highlight: setHighlightedID,
    handleArrowKey: (event) => {
      const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (isSideways && search !== '' && !isNavigating) return;
      const step = stepOf(event.key, columnsOf(list.current));
      if (step === 0) return;
      event.preventDefault();
      setIsNavigating(true);
      const from = active === undefined ? -1 : shown.indexOf(active);
      const next = shown[Math.min(Math.max(from === -1 ? 0 : from + step, 0), shown.length - 1)];
      setHighlightedID(next?.id ?? null);
    },
  };
}

function stepOf(key: string, columns: number): number {
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0;
}

/** Returns the number of options per row, which depends on the width. */
function columnsOf(list: HTMLElement | null): number {
  const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const top = options[0]?.offsetTop;
  return Math.max(options.filter(({ offsetTop }) => offsetTop === top).length, 1);
}
