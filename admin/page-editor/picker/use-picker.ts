import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { findOffers, type Offer, type Shelf } from './find-offers.ts';
import { readRecentBlocks } from './recent-blocks.ts';

export type Picker = {
  shelf: Shelf;
  search: string;
  recent: readonly string[];
  found: readonly Offer[];
  /** The block that Enter chooses; undefined where nothing was found. */
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
  const active = found.find(({ id }) => id === pointed) ?? found[0];
  const startAgain = () => {
    setPointed(null);
    setIsWalking(false);
  };
  return {
    shelf,
    search,
    recent,
    found,
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
      if (step === 0 || active === undefined) return;
      event.preventDefault();
      setIsWalking(true);
      const next = found[Math.min(Math.max(found.indexOf(active) + step, 0), found.length - 1)];
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
