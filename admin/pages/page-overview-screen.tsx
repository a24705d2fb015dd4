import type { PageRowFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ErrorList, useFreshErrors } from '../shared/errors/index.ts';
import { ListContent, ListFooter, SearchBar, SortMenu, useKeptScroll } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { ConfirmModal, EmptyState, SheetBody, SheetHeader, SheetToolbar } from '../shared/ui/index.ts';
import { CompactPage } from './compact-page.tsx';
import { usePageColumns, usePageSortOptions } from './page-columns.tsx';
import { clearPageFilter, isFiltered, readPageFilter, writePageFilter } from './page-filter.ts';
import { PageFilterChips } from './page-filter-chips.tsx';
import { PageMenu } from './page-menu.tsx';
import classes from './page-overview-screen.module.css';
import { usePageList } from './use-page-list.ts';
import { usePublication } from './use-publication.ts';

function NewPageButton() {
  const { t } = useTranslation();
  if (!usePermission('create-page')) return null;
  return (
    <Button component={Link} to="/new-page" leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}>
      {t('navigation.newPage')}
    </Button>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.nothing}>
      <p>{t('search.noResults')}</p>
      <Button variant="default" onClick={onClear}>
        {t('list.clearAll')}
      </Button>
    </div>
  );
}

function NoPages() {
  const { t } = useTranslation();
  const mayCreate = usePermission('create-page');
  return (
    <EmptyState title={t('pages.empty.title')} actions={<NewPageButton />}>
      {mayCreate ? t('pages.empty.create') : t('pages.empty.ask')}
    </EmptyState>
  );
}

/** All pages not in the bin: searched, filtered, sorted, and the way to each of them. */
export function PageOverviewScreen() {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const filter = readPageFilter(params);
  const { state, store } = usePageList(filter);
  const columns = usePageColumns(state.searchTerm);
  const sortOptions = usePageSortOptions();
  const publication = usePublication(store.reload);
  const [unpublished, setUnpublished] = useState<PageRowFragment | null>(null);
  const scrollRef = useKeptScroll(state.hasLoaded);
  useFreshErrors('publication-requests');
  const isNarrowed = isFiltered(filter) || state.searchTerm !== '';

  return (
    <>
      <SheetHeader
        title={t('navigation.pageOverview')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('pages.search')} />
        <NewPageButton />
      </SheetHeader>
      <SheetToolbar>
        <PageFilterChips
          filter={filter}
          onChange={(next) => setParams((present) => writePageFilter(present, next), { replace: true })}
        />
        <SortMenu state={state} store={store} options={sortOptions} />
      </SheetToolbar>
      <div className={classes.errors}>
        <ErrorList collection="publication-requests" title={publication.failure} />
      </div>
      <SheetBody scrollRef={scrollRef}>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('navigation.pageOverview')}
          failureTitle={t('pages.failedList')}
          empty={
            isNarrowed ? <NothingFound onClear={() => setParams(clearPageFilter, { replace: true })} /> : <NoPages />
          }
          actionsHeader={t('pages.column.actions')}
          renderCompact={(page) => <CompactPage page={page} term={state.searchTerm} />}
          renderActions={(page) => (
            <PageMenu page={page} onPublish={(row) => void publication.publish(row)} onUnpublish={setUnpublished} />
          )}
        />
      </SheetBody>
      <ListFooter state={state} store={store} />
      <ConfirmModal
        isOpen={unpublished !== null}
        title={t('pages.askUnpublish.title')}
        confirmLabel={t('pages.unpublish')}
        onConfirm={async () => {
          if (unpublished !== null) await publication.unpublish(unpublished);
        }}
        onClose={() => setUnpublished(null)}
      >
        {t('pages.askUnpublish.message', { title: unpublished?.title })}
      </ConfirmModal>
    </>
  );
}
