import type { ListPosition, ListState } from './list-state.ts';
import type { FetchPage, ListStore } from './list-store.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isSamePosition, readListAddress, writeListAddress } from './list-address.ts';
import { createListStore } from './list-store.ts';
import { useAddressParams } from '../address/index.ts';

type Options<Item> = {
  /** Kept between renders (useCallback): another function means another list, from its first page. */
  fetchPage: FetchPage<Item>;
  /** Where the list starts when the address says nothing else. */
  defaults: ListPosition;
  pageSize?: number;
};

export type PaginatedList<Item> = { state: ListState<Item>; store: ListStore<Item> };

function positionOf({ pageIndex, searchTerm, columnToSort, sortOrder }: ListPosition): ListPosition {
  return { pageIndex, searchTerm, columnToSort, sortOrder };
}

/** A paginated list whose place (page, search, sorting) is kept in the address, so that one comes back to it. */
export function usePaginatedList<Item>({ fetchPage, defaults, pageSize }: Options<Item>): PaginatedList<Item> {
  const [params, setParams] = useAddressParams();
  const [store] = useState(() => createListStore<Item>({ position: readListAddress(params, defaults), pageSize }));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const written = useRef(readListAddress(params, defaults));

  useEffect(() => store.readFrom(fetchPage), [store, fetchPage]);
  useEffect(() => store.stop, [store]);

  const position = positionOf(state);
  useEffect(() => {
    if (isSamePosition(position, written.current)) return;
    written.current = position;
    setParams((present) => writeListAddress(present, position, defaults), { replace: true });
  });

  // An address that this list did not write (a link to the bare list) takes the list with it.
  useEffect(() => {
    const wanted = readListAddress(params, defaults);
    if (isSamePosition(wanted, written.current)) return;
    written.current = wanted;
    store.goTo(wanted);
  }, [params, defaults, store]);

  return { state, store };
}
