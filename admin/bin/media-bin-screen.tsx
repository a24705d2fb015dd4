import type { Column } from '../shared/list/index.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MediaBinDocument, type MediaBinQuery } from '../generated/graphql.ts';
import { RelativeTime } from '../pages/index.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { ListErrors, ListScreen, SelectionBar, useSelection, useServerList } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, Highlight } from '../shared/ui/index.ts';
import { DateCell, RestoreButton } from './bin-cells.tsx';
import classes from './bin-cells.module.css';
import { BinTabs } from './bin-tabs.tsx';
import { useBulkRestore } from './use-bulk-restore.ts';
import { useBinRestore } from './use-bin-restore.ts';

type MediaBinRow = MediaBinQuery['mediaBin']['items'][number];

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
  const { t } = useTranslation();
  const list = useServerList(MediaBinDocument, (data) => data.mediaBin);
  const restore = useBinRestore(list.reload);
  const bulkRestore = useBulkRestore({ ...restore, onRestored: list.reload });
  useClearedErrors('bin');
  const restoreOptions = {
    term: list.searchTerm,
    busyID: restore.busyID,
    onRestore: ({ id, name, path }: MediaBinRow) => void restore.restoreMedia({ id, title: name, folder: path }),
  };
  const columns = useMediaBinColumns(restoreOptions);
  const selection = useSelection(list.items, (file: MediaBinRow) => file.name);
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
    <ListScreen
      list={list}
      title={t('navigation.bin')}
      searchLabel={t('bin.search')}
      columns={columns}
      selection={selection}
      selectionBar={<SelectionBar selection={selection} actions={actions} />}
      failureTitle={t('bin.failedList')}
      empty={<EmptyState title={t('bin.empty.title')}>{t('bin.empty.media')}</EmptyState>}
      renderCompact={(file) => <CompactFile file={file} {...restoreOptions} />}
    >
      <BinTabs />
      <ListErrors collection="bin" title={restore.failure} />
    </ListScreen>
  );
}
