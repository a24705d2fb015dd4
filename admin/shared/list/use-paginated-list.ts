import type { ListPosition, ListState } from './list-state.ts';
import type { FetchPage, ListStore } from './list-store.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isSamePosition, readListParams, writeListParams } from './list-params.ts';
import { createListStore } from './list-store.ts';
import { useUrlParams } from '../url/index.ts';

type Options<Item> = {
  /** Must be stable between renders (useCallback): a new function starts a new list at its first page. */
  fetchPage: FetchPage<Item>;
  /** Initial position unless the address contains one. */
  defaults: ListPosition;
  pageSize?: number;
};

export type PaginatedList<Item> = { state: ListState<Item>; store: ListStore<Item> };

function toListPosition({ pageIndex, searchTerm, columnToSort, sortOrder }: ListPosition): ListPosition {
  return { pageIndex, searchTerm, columnToSort, sortOrder };
}

/** A paginated list whose position (page, search, sorting) is stored in the address, so that Back returns to it. */
export function usePaginatedList<Item>({ fetchPage, defaults, pageSize }: Options<Item>): PaginatedList<Item> {
  const [params, setParams] = useUrlParams();
  const [store] = useState(() => createListStore<Item>({ position: readListParams(params, defaults), pageSize }));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const lastWritten = useRef(readListParams(params, defaults));

  useEffect(() => store.setSource(fetchPage), [store, fetchPage]);
  useEffect(() => store.stop, [store]);

  const position = toListPosition(state);
  useEffect(() => {
    if (isSamePosition(position, lastWritten.current)) return;
    lastWritten.current = position;
    setParams((current) => writeListParams(current, position, defaults), { replace: true });
  });

  // If the address changes from outside (for instance a link without parameters), the list follows.
  useEffect(() => {
    const urlPosition = readListParams(params, defaults);
    if (isSamePosition(urlPosition, lastWritten.current)) return;
    lastWritten.current = urlPosition;
    store.goTo(urlPosition);
  }, [params, defaults, store]);

  return { state, store };
}
