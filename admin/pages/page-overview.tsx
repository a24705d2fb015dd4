import type { ReactNode } from 'react';
import type { PageDialog } from './page-dialogs.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageRowFragment, usePageOverviewFetch } from '../generated/graphql.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import {
  ListErrors,
  ListScreen,
  NoResults,
  SelectionBar,
  SortMenu,
  useRestoredScroll,
  useSelection,
  useServerList,
} from '../shared/list/index.ts';
import { pickInput } from '../shared/inputs/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { ScreenToolbar } from '../shared/ui/index.ts';
import { CompactPageRow } from './compact-page-row.tsx';
import { NewPageButton } from './new-page-button.tsx';
import { usePageColumns, usePageSortOptions } from './page-columns.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { clearPageFilter, hasPageFilter, readPageFilter, writePageFilter } from './page-filter.ts';
import { PageFilterChips } from './page-filter-chips.tsx';
import { PageRowMenu } from './page-row-menu.tsx';
import { useSelectionActions } from './use-selection-actions.ts';
import { usePageActions } from './use-page-actions.ts';
import { useUrlParams } from '../shared/url/index.ts';

const sorts = {
  title: 'TITLE',
  slug: 'SLUG',
  type: 'TYPE',
  status: 'STATUS',
  createdAt: 'CREATED_AT',
  updatedAt: 'UPDATED_AT',
} as const;

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
  const { t } = useTranslation();
  const [params, setParams] = useUrlParams();
  const urlFilter = readPageFilter(params);
  const filter = type === undefined ? urlFilter : { ...urlFilter, types: [type] };
  const list = useServerList(usePageOverviewFetch(), (data) => data.pages, {
    sorts,
    sorting: { columnToSort: 'updatedAt', sortOrder: 'desc' },
    variables: { filter: pickInput('PageFilter', filter) },
  });
  const selection = useSelection(list.items, (page: PageRowFragment) => page.title);
  const pageActions = usePageActions(list.reload);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const sortOptions = usePageSortOptions();
  const scrollRef = useRestoredScroll(list.hasLoaded);
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
  const { searchTerm, columnToSort } = list;
  const columns = usePageColumns({ term: searchTerm, columnToSort, isSingleType, onTranslate });
  const actions = useSelectionActions({
    pages: selection.selected,
    onOpenDialog: openDialog,
  });

  return (
    <>
      <ListScreen
        list={list}
        title={title}
        searchLabel={t('pages.search')}
        buttons={<NewPageButton type={type} />}
        scrollRef={scrollRef}
        columns={columns}
        selection={selection}
        selectionBar={<SelectionBar selection={selection} actions={actions} />}
        failureTitle={t('pages.failedList')}
        empty={hasPageFilter(urlFilter) ? undefined : empty}
        noResults={<NoResults onClear={() => setParams(clearPageFilter, { replace: true })} />}
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
      >
        {views}
        <ScreenToolbar>
          <PageFilterChips
            filter={urlFilter}
            isSingleType={isSingleType}
            onChange={(next) => setParams((current) => writePageFilter(current, next), { replace: true })}
          />
          <SortMenu list={list} options={sortOptions} />
        </ScreenToolbar>
        {dialog === null ? <ListErrors collection="publication-requests" title={pageActions.failure} /> : null}
      </ListScreen>
      <PageDialogs dialog={dialog} actions={pageActions} onDone={selection.clear} onClose={() => setDialog(null)} />
    </>
  );
}
