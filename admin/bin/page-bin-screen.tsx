import type { Column } from '../shared/list/index.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BinRowFragment, usePageBinFetch } from '../generated/graphql.ts';
import { PersonName, formatSlug } from '../pages/index.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { ListErrors, useSelection, useServerList } from '../shared/list/index.ts';
import { LocaleFlag, Highlight } from '../shared/ui/index.ts';
import { RestoreButton } from './bin-cells.tsx';
import classes from './bin-cells.module.css';
import { BinList } from './bin-list.tsx';
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

function usePageBinColumns(term: string): Column<BinRowFragment>[] {
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
  ];
}

function CompactBinPage({ page, term }: CellProps) {
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
    </>
  );
}

/** Pages deleted in the last 30 days, which can be restored. */
export function PageBinScreen() {
  const { t } = useTranslation();
  const list = useServerList(usePageBinFetch(), (data) => data.pageBin);
  const restore = useBinRestore(list.reload);
  const bulkRestore = useBulkRestore({ ...restore, onRestored: list.reload });
  const [pageNeedingSlug, setPageNeedingSlug] = useState<BinRowFragment | null>(null);
  useClearedErrors('bin');
  const columns = usePageBinColumns(list.searchTerm);
  const selection = useSelection(list.items, (page: BinRowFragment) => page.title);

  return (
    <>
      <BinList
        list={list}
        columns={columns}
        selection={selection}
        restorable={selection.selected.filter((page) => page.viewerCanRestore && page.slugAvailable)}
        reason={t('bin.notRestorableSome')}
        onRestore={bulkRestore.restorePages}
        emptyText={t('bin.empty.pages')}
        renderCompact={(page) => <CompactBinPage page={page} term={list.searchTerm} />}
        renderAction={(page) => (
          <RestoreButton
            title={page.title}
            reason={page.viewerCanRestore ? undefined : t('bin.mayNot')}
            isBusy={restore.busyID === page.id}
            onRestore={() => {
              if (page.slugAvailable) void restore.restorePage(page);
              else setPageNeedingSlug(page);
            }}
          />
        )}
      >
        {pageNeedingSlug === null ? <ListErrors collection="bin" title={restore.failure} /> : null}
      </BinList>
      {pageNeedingSlug ? (
        <RestoreWithNewSlugModal page={pageNeedingSlug} restore={restore} onClose={() => setPageNeedingSlug(null)} />
      ) : null}
    </>
  );
}
