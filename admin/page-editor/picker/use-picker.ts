import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { findNearest, findOffers, type Offer, type Shelf } from './find-offers.ts';
import { readRecentBlocks } from './recent-blocks.ts';

export type Picker = {
  shelf: Shelf;
  search: string;
  recent: readonly string[];
  found: readonly Offer[];
  /** What is shown: what was found, or the nearest blocks where nothing was. */
  shown: readonly Offer[];
  /** The block that Enter chooses; undefined where nothing was found and no proposal is pointed at. */
  active: Offer | undefined;
  list: RefObject<HTMLDivElement | null>;
  setSearch: (search: string) => void;
  setShelf: (shelf: Shelf) => void;
  point: (id: string) => void;
  walk: (event: KeyboardEvent) => void;
};

/** What the picker shows, and the one block in it that would be chosen. */
export function usePicker(offers: readonly Offer[]): Picker {
  const [recent] = useState(readRecentBlocks);
  const [shelf, setShelf] = useState<Shelf>({ kind: 'all' });
  const [search, setSearch] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const [isWalking, setIsWalking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => findOffers(offers, { search, shelf, recent }), [offers, search, shelf, recent]);
  const shown = useMemo(
    () => (found.length > 0 ? found : findNearest(offers, { search, shelf, recent })),
    [found, offers, search, shelf, recent],
  );
  const active = shown.find(({ id }) => id === pointed) ?? found[0];
  const startAgain = () => {
    setPointed(null);
    setIsWalking(false);
  };
  return {
    shelf,
    search,
    recent,
    found,
    shown,
    active,
    list,
    setSearch: (next) => {
      setSearch(next);
      startAgain();
    },
    setShelf: (next) => {
      setShelf(next);
      startAgain();
    },
    point: setPointed,
    walk: (event) => {
      const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (isSideways && search !== '' && !isWalking) return;
      const step = stepOf(event.key, columnsOf(list.current));
      if (step === 0) return;
      event.preventDefault();
      setIsWalking(true);
      const from = active === undefined ? -1 : shown.indexOf(active);
      const next = shown[Math.min(Math.max(from === -1 ? 0 : from + step, 0), shown.length - 1)];
      setPointed(next?.id ?? null);
    },
  };
}

function stepOf(key: string, columns: number): number {
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0;
}

/** How many blocks stand side by side, which the width decides. */
function columnsOf(list: HTMLElement | null): number {
  const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const top = options[0]?.offsetTop;
  return Math.max(options.filter(({ offsetTop }) => offsetTop === top).length, 1);
}
