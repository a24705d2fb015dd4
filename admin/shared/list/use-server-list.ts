import type { ListPage, ListPosition, ListQuery, ListSorting, ServerList } from './list-state.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type ListVariable, toListVariables } from './list-variables.ts';
import { readListParams, writeListParams } from './list-params.ts';
import { createListLoader } from './list-loader.ts';
import { defaultPageSize } from './list-state.ts';
import { useUrlParams } from '../url/index.ts';

/** What the Fetch hook of a query returns. */
type FetchData<Data, Variables> = (options: { variables: Variables }) => Promise<{ data: Data | undefined }>;

type Options<Variables> = {
  /** Sorting unless the address contains one. */
  sorting?: ListSorting;
  /** The server's names of the columns that it can sort by. */
  sorts?: Readonly<Record<string, Variables extends { sort?: infer Sort } ? NonNullable<Sort> : never>>;
  /** The query's other variables, such as a filter. */
  variables?: Omit<NonNullable<Variables>, ListVariable>;
};

const unsorted: ListSorting = { columnToSort: '', sortOrder: 'asc' };

/**
 * A list loaded page by page from the server by `fetchData`. Its position (page, search, sorting) is stored only in the
 * address, so that Back returns to it.
 */
export function useServerList<Data, Variables extends object | undefined, Item>(
  fetchData: FetchData<Data, Variables>,
  selectPage: (data: Data, query: ListQuery) => ListPage<Item>,
  { sorting = unsorted, sorts = {}, variables: filter }: Options<Variables> = {},
): ServerList<Item> {
  const [params, setParams] = useUrlParams();
  const position = readListParams(params, sorting);
  const query: ListQuery = { ...position, pageSize: defaultPageSize };
  const [wasSearchOpened, setWasSearchOpened] = useState(position.searchTerm !== '');
  const [loader] = useState(() => createListLoader<Item>());
  const result = useSyncExternalStore(loader.subscribe, loader.get);

  function move(change: Partial<ListPosition>, options?: { flushSync: boolean }) {
    setParams((current) => writeListParams(current, { ...readListParams(current, sorting), ...change }, sorting), {
      replace: true,
      ...options,
    });
  }
  // Rendered at once, because the search field shows the term from the address.
  const search = (searchTerm: string) => move({ searchTerm }, { flushSync: true });

  const filterText = JSON.stringify(filter);
  const load = useEffectEvent(() =>
    loader.load({
      position,
      filter: filterText,
      async fetchPage() {
        const sort = sorts[position.columnToSort] ?? sorts[sorting.columnToSort];
        const { data } = await fetchData({ variables: toListVariables({ ...filter, ...query, sort }) as Variables });
        if (data === undefined) throw new Error('The response of a list has no data');
        return selectPage(data, query);
      },
      onEmptyPage: () => move({ pageIndex: position.pageIndex - 1 }),
    }),
  );
  const { pageIndex, searchTerm, columnToSort, sortOrder } = position;
  useEffect(() => load(), [fetchData, filterText, pageIndex, searchTerm, columnToSort, sortOrder]);
  useEffect(() => loader.stop, [loader]);

  return {
    ...query,
    ...result,
    isSearchOpen: wasSearchOpened || searchTerm !== '',
    reload: loader.reload,
    goToPage: (index) => move({ pageIndex: index }),
    sortBy: (column, order) => move({ columnToSort: column, sortOrder: order, pageIndex: 0 }),
    search(term) {
      setWasSearchOpened(true);
      search(term);
    },
    toggleSearch() {
      const isOpen = wasSearchOpened || searchTerm !== '';
      setWasSearchOpened(!isOpen);
      if (isOpen && searchTerm !== '') search('');
    },
  };
}
