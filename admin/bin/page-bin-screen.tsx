import type { BinRowFragment } from '../generated/graphql.ts';
import type { Column } from '../shared/list/index.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTime, PersonName, showSlug } from '../pages/index.ts';
import { useFreshErrors } from '../shared/errors/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { ListContent, ListErrors, ListFooter, SearchBar, SelectionBar, useSelection } from '../shared/list/index.ts';
import { EmptyState, Flag, Highlight, SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { DayCell, RestoreButton } from './bin-cells.tsx';
import classes from './bin-cells.module.css';
import { BinTabs } from './bin-tabs.tsx';
import { RestoreElsewhereModal } from './restore-elsewhere-modal.tsx';
import { usePageBinList } from './use-bin-list.ts';
import { useRestoreSeveral } from './use-restore-several.ts';
import { useRestore } from './use-restore.ts';

type CellProps = { page: BinRowFragment; term: string };

function Name({ page, term }: CellProps) {
  return (
    <span className={classes.name}>
      <Highlight text={page.title} term={term} />
    </span>
  );
}

function Slug({ page, term }: CellProps) {
  return (
    <span className={classes.faint}>
      <Highlight text={showSlug(page.slug)} term={term} />
    </span>
  );
}

function LocaleCell({ locale }: { locale: string }) {
  const localeName = useLocaleName();
  return (
    <span className={classes.locale}>
      <Flag locale={locale} />
      {localeName(locale)}
    </span>
  );
}

type Options = { term: string; busy: number | undefined; onRestore: (page: BinRowFragment) => void };

function Restoring({ page, busy, onRestore }: Omit<Options, 'term'> & { page: BinRowFragment }) {
  const { t } = useTranslation();
  return (
    <RestoreButton
      title={page.title}
      reason={page.viewerCanRestore ? undefined : t('bin.mayNot')}
      isBusy={busy === page.id}
      onRestore={() => onRestore(page)}
    />
  );
}

function usePageBinColumns({ term, ...restoring }: Options): Column<BinRowFragment>[] {
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
      renderValue: (_, { deletedAt }) => <PageTime iso={deletedAt} />,
    },
    {
      header: t('bin.column.until'),
      accessor: 'restorableUntil',
      width: 148,
      renderValue: (_, { restorableUntil }) => <DayCell iso={restorableUntil} />,
    },
    {
      header: t('pages.column.actions'),
      accessor: 'viewerCanRestore',
      width: 140,
      renderValue: (_, page) => <Restoring page={page} {...restoring} />,
    },
  ];
}

function CompactBinPage({ page, term, ...restoring }: Options & { page: BinRowFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.line}>
        <span className={classes.cut}>
          <Name page={page} term={term} />
        </span>
        <Flag locale={page.locale} />
      </div>
      <div className={classes.cut}>
        <Slug page={page} term={term} />
      </div>
      <div className={classes.line}>
        <span>
          {t('bin.column.until')} <DayCell iso={page.restorableUntil} />
        </span>
        <Restoring page={page} {...restoring} />
      </div>
    </>
  );
}

/** Deleted pages, with the way back for 30 days. */
export function PageBinScreen() {
  const { t, i18n } = useTranslation();
  const { state, store } = usePageBinList();
  const restore = useRestore(store.reload);
  const several = useRestoreSeveral({ ...restore, onRestored: store.reload });
  const [elsewhere, setElsewhere] = useState<BinRowFragment | null>(null);
  useFreshErrors('bin');

  const restoring = {
    term: state.searchTerm,
    busy: restore.busy,
    onRestore: (page: BinRowFragment) => {
      if (page.slugAvailable) void restore.restorePage(page);
      else setElsewhere(page);
    },
  };
  const columns = usePageBinColumns(restoring);
  const selection = useSelection(state.items, (page: BinRowFragment) => page.title);
  const restorable = selection.selected.filter(
    ({ viewerCanRestore, slugAvailable }) => viewerCanRestore && slugAvailable,
  );
  const actions = [
    {
      icon: IconArrowBackUp,
      label: t('bin.restore'),
      count: restorable.length,
      reason: t('bin.notRestorableSome'),
      onClick: () => void several.restorePages(restorable).then((outcome) => outcome === 'done' && selection.clear()),
    },
  ];

  return (
    <>
      <SheetHeader
        title={t('navigation.bin')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('bin.search')} />
      </SheetHeader>
      <BinTabs />
      {elsewhere === null ? <ListErrors collection="bin" title={restore.failure} /> : null}
      <SheetBody>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          selection={selection}
          label={t('navigation.bin')}
          failureTitle={t('bin.failedList')}
          empty={
            state.searchTerm === '' ? (
              <EmptyState title={t('bin.empty.title')}>{t('bin.empty.pages')}</EmptyState>
            ) : undefined
          }
          renderCompact={(page) => <CompactBinPage page={page} {...restoring} />}
        />
      </SheetBody>
      <ListFooter
        state={state}
        store={store}
        selectionBar={selection.selected.length === 0 ? null : <SelectionBar selection={selection} actions={actions} />}
      />
      {elsewhere ? (
        <RestoreElsewhereModal page={elsewhere} restore={restore} onClose={() => setElsewhere(null)} />
      ) : null}
    </>
  );
}
