import type { Column } from '../shared/list/index.ts';
import { useTranslation } from 'react-i18next';
import { type MediaBinQuery, useMediaBinFetch } from '../generated/graphql.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { ListErrors, useSelection, useServerList } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { Highlight } from '../shared/ui/index.ts';
import { RestoreButton } from './bin-cells.tsx';
import classes from './bin-cells.module.css';
import { BinList } from './bin-list.tsx';
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

function useMediaBinColumns(term: string): Column<MediaBinRow>[] {
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
  ];
}

/** Files and folders deleted in the last 30 days, which can be restored. */
export function MediaBinScreen() {
  const { t } = useTranslation();
  const list = useServerList(useMediaBinFetch(), (data) => data.mediaBin);
  const restore = useBinRestore(list.reload);
  const bulkRestore = useBulkRestore({ ...restore, onRestored: list.reload });
  useClearedErrors('bin');
  const columns = useMediaBinColumns(list.searchTerm);
  const selection = useSelection(list.items, (file: MediaBinRow) => file.name);
  const canRestore = usePermission('manage-media');
  const reason = t('permissions.missing', { permission: 'manage-media' });
  return (
    <BinList
      list={list}
      columns={columns}
      selection={selection}
      restorable={canRestore ? selection.selected.map(({ id, name }) => ({ id, title: name })) : []}
      reason={reason}
      onRestore={bulkRestore.restoreMedia}
      emptyText={t('bin.empty.media')}
      renderCompact={(file) => (
        <div className={classes.truncated}>
          <Name file={file} term={list.searchTerm} />
        </div>
      )}
      renderAction={(file) => (
        <RestoreButton
          title={file.name}
          reason={canRestore ? undefined : reason}
          isBusy={restore.busyID === file.id}
          onRestore={() => void restore.restoreMedia({ id: file.id, title: file.name, folder: file.path })}
        />
      )}
    >
      <ListErrors collection="bin" title={restore.failure} />
    </BinList>
  );
}
