import type { Column } from '../shared/list/index.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BinRowFragment, PageBinDocument } from '../generated/graphql.ts';
import { RelativeTime, PersonName, formatSlug } from '../pages/index.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { ListErrors, ListScreen, SelectionBar, useSelection, useServerList } from '../shared/list/index.ts';
import { EmptyState, LocaleFlag, Highlight } from '../shared/ui/index.ts';
import { DateCell, RestoreButton } from './bin-cells.tsx';
import classes from './bin-cells.module.css';
import { BinTabs } from './bin-tabs.tsx';
import { RestoreWithNewSlugModal } from './restore-with-new-slug-modal.tsx';
import { useBulkRestore } from './use-bulk-restore.ts';
import { useBinRestore } from './use-bin-restore.ts';

type CellProps = { page: BinRowFragment; term: string };

function Name({ page, term }: CellProps) {
  return (
    <span className="ui-text ui-weight-580">
      <Highlight text={page.title} term={term} />
    </span>
  );
}

function Slug({ page, term }: CellProps) {
  return (
    <span className={classes.faint}>
      <Highlight text={formatSlug(page.slug)} term={term} />
    </span>
  );
}

function LocaleCell({ locale }: { locale: string }) {
  const localeName = useLocaleName();
  return (
    <span className="ui-row ui-gap-8">
      <LocaleFlag locale={locale} />
      {localeName(locale)}
    </span>
  );
}

type RestoreOptions = { term: string; busyID: number | undefined; onRestore: (page: BinRowFragment) => void };

function RestoreAction({ page, busyID, onRestore }: Omit<RestoreOptions, 'term'> & { page: BinRowFragment }) {
  const { t } = useTranslation();
  return (
    <RestoreButton
      title={page.title}
      reason={page.viewerCanRestore ? undefined : t('bin.mayNot')}
      isBusy={busyID === page.id}
      onRestore={() => onRestore(page)}
    />
  );
}

function usePageBinColumns({ term, ...restoreOptions }: RestoreOptions): Column<BinRowFragment>[] {
  const { t } = useTranslation();
  const label = useLabel();
  return [
    {
      header: t('pages.column.title'),
      accessor: 'title',
      renderValue: (_, page) => (
        <>
          <Name page={page} term={term} />
          <Slug page={page} term={term} />
        </>
      ),
    },
    {
      header: t('pages.column.type'),
      accessor: 'type',
      width: 130,
      isSecondary: true,
      renderValue: (_, { type }) => label(`pageTypes.${type}.label`, type),
    },
    {
      header: t('pages.filter.locale'),
      accessor: 'locale',
      width: 140,
      isSecondary: true,
      renderValue: (_, { locale }) => <LocaleCell locale={locale} />,
    },
    {
      header: t('bin.column.by'),
      accessor: 'deletedBy.name',
      width: 158,
      isSecondary: true,
      renderValue: (_, { deletedBy }) => <PersonName name={deletedBy?.name ?? null} />,
    },
    {
      header: t('bin.column.deleted'),
      accessor: 'deletedAt',
      width: 112,
      renderValue: (_, { deletedAt }) => <RelativeTime iso={deletedAt} />,
    },
    {
      header: t('bin.column.until'),
      accessor: 'restorableUntil',
      width: 148,
      renderValue: (_, { restorableUntil }) => <DateCell iso={restorableUntil} />,
    },
    {
      header: t('pages.column.actions'),
      accessor: 'viewerCanRestore',
      width: 140,
      renderValue: (_, page) => <RestoreAction page={page} {...restoreOptions} />,
    },
  ];
}

function CompactBinPage({ page, term, ...restoreOptions }: RestoreOptions & { page: BinRowFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.line}>
        <span className={classes.truncated}>
          <Name page={page} term={term} />
        </span>
        <LocaleFlag locale={page.locale} />
      </div>
      <div className={classes.truncated}>
        <Slug page={page} term={term} />
      </div>
      <div className={classes.line}>
        <span>
          {t('bin.column.until')} <DateCell iso={page.restorableUntil} />
        </span>
        <RestoreAction page={page} {...restoreOptions} />
      </div>
    </>
  );
}

/** Pages deleted in the last 30 days, which can be restored. */
export function PageBinScreen() {
  const { t } = useTranslation();
  const list = useServerList(PageBinDocument, (data) => data.pageBin);
  const restore = useBinRestore(list.reload);
  const bulkRestore = useBulkRestore({ ...restore, onRestored: list.reload });
  const [pageNeedingSlug, setPageNeedingSlug] = useState<BinRowFragment | null>(null);
  useClearedErrors('bin');

  const restoreOptions = {
    term: list.searchTerm,
    busyID: restore.busyID,
    onRestore: (page: BinRowFragment) => {
      if (page.slugAvailable) void restore.restorePage(page);
      else setPageNeedingSlug(page);
    },
  };
  const columns = usePageBinColumns(restoreOptions);
  const selection = useSelection(list.items, (page: BinRowFragment) => page.title);
  const restorable = selection.selected.filter(
    ({ viewerCanRestore, slugAvailable }) => viewerCanRestore && slugAvailable,
  );
  const actions = [
    {
      icon: IconArrowBackUp,
      label: t('bin.restore'),
      count: restorable.length,
      reason: t('bin.notRestorableSome'),
      onClick: () =>
        void bulkRestore.restorePages(restorable).then((outcome) => outcome === 'done' && selection.clear()),
    },
  ];

  return (
    <>
      <ListScreen
        list={list}
        title={t('navigation.bin')}
        searchLabel={t('bin.search')}
        columns={columns}
        selection={selection}
        selectionBar={<SelectionBar selection={selection} actions={actions} />}
        failureTitle={t('bin.failedList')}
        empty={<EmptyState title={t('bin.empty.title')}>{t('bin.empty.pages')}</EmptyState>}
        renderCompact={(page) => <CompactBinPage page={page} {...restoreOptions} />}
      >
        <BinTabs />
        {pageNeedingSlug === null ? <ListErrors collection="bin" title={restore.failure} /> : null}
      </ListScreen>
      {pageNeedingSlug ? (
        <RestoreWithNewSlugModal page={pageNeedingSlug} restore={restore} onClose={() => setPageNeedingSlug(null)} />
      ) : null}
    </>
  );
}
