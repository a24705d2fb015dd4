import type { Column } from '../shared/list/index.ts';
import type { MediaBinRow } from './use-bin-list.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../pages/index.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { ListContent, ListErrors, ListFooter, SearchBar, SelectionBar, useSelection } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, Highlight, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { DateCell, RestoreButton } from './bin-cells.tsx';
import classes from './bin-cells.module.css';
import { BinTabs } from './bin-tabs.tsx';
import { useMediaBinList } from './use-bin-list.ts';
import { useBulkRestore } from './use-bulk-restore.ts';
import { useBinRestore } from './use-bin-restore.ts';

type CellProps = { file: MediaBinRow; term: string };

function Name({ file, term }: CellProps) {
  return (
    <>
      <span className="ui-text ui-weight-580">
        <Highlight text={file.name} term={term} />
      </span>
      <span className={classes.faint}>{file.path}</span>
    </>
  );
}

type RestoreOptions = { term: string; busyID: number | undefined; onRestore: (file: MediaBinRow) => void };

function RestoreAction({ file, busyID, onRestore }: Omit<RestoreOptions, 'term'> & { file: MediaBinRow }) {
  const { t } = useTranslation();
  const canRestore = usePermission('manage-media');
  return (
    <RestoreButton
      title={file.name}
      reason={canRestore ? undefined : t('permissions.missing', { permission: 'manage-media' })}
      isBusy={busyID === file.id}
      onRestore={() => onRestore(file)}
    />
  );
}

function useMediaBinColumns({ term, ...restoreOptions }: RestoreOptions): Column<MediaBinRow>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('bin.column.name'),
      accessor: 'name',
      renderValue: (_, file) => <Name file={file} term={term} />,
    },
    {
      header: t('bin.column.kind'),
      accessor: 'kind',
      width: 120,
      isSecondary: true,
      renderValue: (_, { kind }) => t(`bin.kind.${kind}`),
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
      accessor: 'id',
      width: 140,
      renderValue: (_, file) => <RestoreAction file={file} {...restoreOptions} />,
    },
  ];
}

function CompactFile({ file, term, ...restoreOptions }: RestoreOptions & { file: MediaBinRow }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.truncated}>
        <Name file={file} term={term} />
      </div>
      <div className={classes.line}>
        <span>
          {t('bin.column.until')} <DateCell iso={file.restorableUntil} />
        </span>
        <RestoreAction file={file} {...restoreOptions} />
      </div>
    </>
  );
}

/** Files and folders deleted in the last 30 days, which can be restored. */
export function MediaBinScreen() {
  const { t, i18n } = useTranslation();
  const { state, store } = useMediaBinList();
  const restore = useBinRestore(store.reload);
  const bulkRestore = useBulkRestore({ ...restore, onRestored: store.reload });
  useClearedErrors('bin');
  const restoreOptions = {
    term: state.searchTerm,
    busyID: restore.busyID,
    onRestore: ({ id, name, path }: MediaBinRow) => void restore.restoreMedia({ id, title: name, folder: path }),
  };
  const columns = useMediaBinColumns(restoreOptions);
  const selection = useSelection(state.items, (file: MediaBinRow) => file.name);
  const canRestore = usePermission('manage-media');
  const restorable = canRestore ? selection.selected.map(({ id, name }) => ({ id, title: name })) : [];
  const actions = [
    {
      icon: IconArrowBackUp,
      label: t('bin.restore'),
      count: restorable.length,
      reason: t('permissions.missing', { permission: 'manage-media' }),
      onClick: () =>
        void bulkRestore.restoreMedia(restorable).then((outcome) => outcome === 'done' && selection.clear()),
    },
  ];
  return (
    <>
      <ScreenHeader
        title={t('navigation.bin')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('bin.search')} />
      </ScreenHeader>
      <BinTabs />
      <ListErrors collection="bin" title={restore.failure} />
      <ScreenBody>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          selection={selection}
          label={t('navigation.bin')}
          failureTitle={t('bin.failedList')}
          empty={
            state.searchTerm === '' ? (
              <EmptyState title={t('bin.empty.title')}>{t('bin.empty.media')}</EmptyState>
            ) : undefined
          }
          renderCompact={(file) => <CompactFile file={file} {...restoreOptions} />}
        />
      </ScreenBody>
      <ListFooter
        state={state}
        store={store}
        selectionBar={selection.selected.length === 0 ? null : <SelectionBar selection={selection} actions={actions} />}
      />
    </>
  );
}
