import type { ReactNode } from 'react';
import type { PageRowFragment } from '../generated/graphql.ts';
import type { PageDialog } from './page-dialogs.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshErrors } from '../shared/errors/index.ts';
import {
  ListContent,
  ListErrors,
  ListFooter,
  NothingFound,
  SearchBar,
  SelectionBar,
  SortMenu,
  useKeptScroll,
  useSelection,
} from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { SheetBody, SheetHeader, SheetToolbar } from '../shared/ui/index.ts';
import { CompactPage } from './compact-page.tsx';
import { NewPageButton } from './new-page-button.tsx';
import { usePageColumns, usePageSortOptions } from './page-columns.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { clearPageFilter, isFiltered, readPageFilter, writePageFilter } from './page-filter.ts';
import { PageFilterChips } from './page-filter-chips.tsx';
import { PageMenu } from './page-menu.tsx';
import { useSelectionActions } from './selection-actions.ts';
import { usePageDeeds } from './use-page-deeds.ts';
import { usePageList } from './use-page-list.ts';
import { useAddressParams } from '../shared/address/index.ts';

type Props = {
  title: string;
  /** Lower-cased id of the one page type that is shown; all without it. */
  type?: string;
  /** Saved views under the title. */
  views?: ReactNode;
  /** Instead of the rows while there is no page at all. */
  empty: ReactNode;
};

/** Pages not in the bin: searched, filtered, sorted, chosen, and what can be done with them. */
export function PageOverview({ title, type, views, empty }: Props) {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useAddressParams();
  const chosen = readPageFilter(params);
  const filter = type === undefined ? chosen : { ...chosen, types: [type] };
  const { state, store } = usePageList(filter);
  const selection = useSelection(state.items, (page: PageRowFragment) => page.title);
  const deeds = usePageDeeds(store.reload);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const sortOptions = usePageSortOptions();
  const scrollRef = useKeptScroll(state.hasLoaded);
  const mayCreate = usePermission('create-page');
  useFreshErrors('publication-requests');

  function ask(next: PageDialog) {
    deeds.forgetFailure();
    setDialog(next);
  }

  const onTranslate = mayCreate
    ? (page: PageRowFragment, locale: string) => ask({ kind: 'translate', page, locale })
    : undefined;
  const isOfOneType = type !== undefined;
  const { searchTerm, columnToSort } = state;
  const columns = usePageColumns({ term: searchTerm, columnToSort, isOfOneType, onTranslate });
  const actions = useSelectionActions({
    pages: selection.selected,
    onAsk: ask,
  });
  const isNarrowed = isFiltered(chosen) || searchTerm !== '';

  return (
    <>
      <SheetHeader title={title} count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}>
        <SearchBar state={state} store={store} label={t('pages.search')} />
        <NewPageButton type={type} />
      </SheetHeader>
      {views}
      <SheetToolbar>
        <PageFilterChips
          filter={chosen}
          isOfOneType={isOfOneType}
          onChange={(next) => setParams((present) => writePageFilter(present, next), { replace: true })}
        />
        <SortMenu state={state} store={store} options={sortOptions} />
      </SheetToolbar>
      {dialog === null ? <ListErrors collection="publication-requests" title={deeds.failure} /> : null}
      <SheetBody scrollRef={scrollRef}>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={title}
          selection={selection}
          failureTitle={t('pages.failedList')}
          empty={isNarrowed ? <NothingFound onClear={() => setParams(clearPageFilter, { replace: true })} /> : empty}
          actionsHeader={t('pages.column.actions')}
          renderCompact={(page) => <CompactPage page={page} term={searchTerm} onTranslate={onTranslate} />}
          renderActions={(page) => (
            <PageMenu
              page={page}
              onDuplicate={() => ask({ kind: 'duplicate', page })}
              onTranslate={() => ask({ kind: 'translate', page })}
              onPublish={() => void deeds.publish(page)}
              onUnpublish={() => ask({ kind: 'unpublish', page })}
              onDelete={() => ask({ kind: 'delete', pages: [page] })}
            />
          )}
        />
      </SheetBody>
      <ListFooter
        state={state}
        store={store}
        selectionBar={selection.selected.length === 0 ? null : <SelectionBar selection={selection} actions={actions} />}
      />
      <PageDialogs dialog={dialog} deeds={deeds} onDone={selection.clear} onClose={() => setDialog(null)} />
    </>
  );
}
