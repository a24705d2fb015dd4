import type { ReactNode } from 'react';
import type { PageRowFragment } from '../generated/graphql.ts';
import type { PageDialog } from './page-dialogs.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearedErrors } from '../shared/errors/index.ts';
import {
  ListContent,
  ListErrors,
  ListFooter,
  NoResults,
  SearchBar,
  SelectionBar,
  SortMenu,
  useRestoredScroll,
  useSelection,
} from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { ScreenBody, ScreenHeader, ScreenToolbar } from '../shared/ui/index.ts';
import { CompactPageRow } from './compact-page-row.tsx';
import { NewPageButton } from './new-page-button.tsx';
import { usePageColumns, usePageSortOptions } from './page-columns.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { clearPageFilter, hasPageFilter, readPageFilter, writePageFilter } from './page-filter.ts';
import { PageFilterChips } from './page-filter-chips.tsx';
import { PageRowMenu } from './page-row-menu.tsx';
import { useSelectionActions } from './use-selection-actions.ts';
import { usePageActions } from './use-page-actions.ts';
import { usePageList } from './use-page-list.ts';
import { useUrlParams } from '../shared/url/index.ts';

type Props = {
  title: string;
  /** Lower-case id of the only page type to show; default: all types. */
  type?: string;
  /** Tabs with preset filters below the title. */
  views?: ReactNode;
  /** Shown instead of the rows while no page exists. */
  empty: ReactNode;
};

/** Overview of pages outside the bin, with search, filters, sorting, selection and actions. */
export function PageOverview({ title, type, views, empty }: Props) {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useUrlParams();
  const urlFilter = readPageFilter(params);
  const filter = type === undefined ? urlFilter : { ...urlFilter, types: [type] };
  const { state, store } = usePageList(filter);
  const selection = useSelection(state.items, (page: PageRowFragment) => page.title);
  const pageActions = usePageActions(store.reload);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const sortOptions = usePageSortOptions();
  const scrollRef = useRestoredScroll(state.hasLoaded);
  const canCreate = usePermission('create-page');
  useClearedErrors('publication-requests');

  function openDialog(next: PageDialog) {
    pageActions.clearFailure();
    setDialog(next);
  }

  const onTranslate = canCreate
    ? (page: PageRowFragment, locale: string) => openDialog({ kind: 'translate', page, locale })
    : undefined;
  const isSingleType = type !== undefined;
  const { searchTerm, columnToSort } = state;
  const columns = usePageColumns({ term: searchTerm, columnToSort, isSingleType, onTranslate });
  const actions = useSelectionActions({
    pages: selection.selected,
    onOpenDialog: openDialog,
  });
  const isFiltered = hasPageFilter(urlFilter) || searchTerm !== '';

  return (
    <>
      <ScreenHeader title={title} count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}>
        <SearchBar state={state} store={store} label={t('pages.search')} />
        <NewPageButton type={type} />
      </ScreenHeader>
      {views}
      <ScreenToolbar>
        <PageFilterChips
          filter={urlFilter}
          isSingleType={isSingleType}
          onChange={(next) => setParams((current) => writePageFilter(current, next), { replace: true })}
        />
        <SortMenu state={state} store={store} options={sortOptions} />
      </ScreenToolbar>
      {dialog === null ? <ListErrors collection="publication-requests" title={pageActions.failure} /> : null}
      <ScreenBody scrollRef={scrollRef}>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={title}
          selection={selection}
          failureTitle={t('pages.failedList')}
          empty={isFiltered ? <NoResults onClear={() => setParams(clearPageFilter, { replace: true })} /> : empty}
          actionsHeader={t('pages.column.actions')}
          renderCompact={(page) => <CompactPageRow page={page} term={searchTerm} onTranslate={onTranslate} />}
          renderActions={(page) => (
            <PageRowMenu
              page={page}
              onDuplicate={() => openDialog({ kind: 'duplicate', page })}
              onTranslate={() => openDialog({ kind: 'translate', page })}
              onPublish={() => void pageActions.publish(page)}
              onUnpublish={() => openDialog({ kind: 'unpublish', page })}
              onDelete={() => openDialog({ kind: 'delete', pages: [page] })}
            />
          )}
        />
      </ScreenBody>
      <ListFooter
        state={state}
        store={store}
        selectionBar={selection.selected.length === 0 ? null : <SelectionBar selection={selection} actions={actions} />}
      />
      <PageDialogs dialog={dialog} actions={pageActions} onDone={selection.clear} onClose={() => setDialog(null)} />
    </>
  );
}
