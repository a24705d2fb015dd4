import type { Column } from '../shared/list/index.ts';
import type { MediaBinRow } from './use-bin-list.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageTime } from '../pages/index.ts';
import { useFreshErrors } from '../shared/errors/index.ts';
import { ListContent, ListErrors, ListFooter, SearchBar, SelectionBar, useSelection } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, Highlight, SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { DayCell, RestoreButton } from './bin-cells.tsx';
import classes from './bin-cells.module.css';
import { BinTabs } from './bin-tabs.tsx';
import { useMediaBinList } from './use-bin-list.ts';
import { useRestoreSeveral } from './use-restore-several.ts';
import { useRestore } from './use-restore.ts';

type CellProps = { file: MediaBinRow; term: string };

function Name({ file, term }: CellProps) {
  return (
    <>
      <span className={classes.name}>
        <Highlight text={file.name} term={term} />
      </span>
      <span className={classes.faint}>{file.path}</span>
    </>
  );
}

type Options = { term: string; busy: number | undefined; onRestore: (file: MediaBinRow) => void };

function Restoring({ file, busy, onRestore }: Omit<Options, 'term'> & { file: MediaBinRow }) {
  const { t } = useTranslation();
  const mayRestore = usePermission('manage-media');
  return (
    <RestoreButton
      title={file.name}
      reason={mayRestore ? undefined : t('permissions.missing', { permission: 'manage-media' })}
      isBusy={busy === file.id}
      onRestore={() => onRestore(file)}
    />
  );
}

function useMediaBinColumns({ term, ...restoring }: Options): Column<MediaBinRow>[] {
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
      accessor: 'id',
      width: 140,
      renderValue: (_, file) => <Restoring file={file} {...restoring} />,
    },
  ];
}

function CompactFile({ file, term, ...restoring }: Options & { file: MediaBinRow }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.cut}>
        <Name file={file} term={term} />
      </div>
      <div className={classes.line}>
        <span>
          {t('bin.column.until')} <DayCell iso={file.restorableUntil} />
        </span>
        <Restoring file={file} {...restoring} />
      </div>
    </>
  );
}

/** Deleted files and folders of the media library, with the way back for 30 days. */
export function MediaBinScreen() {
  const { t, i18n } = useTranslation();
  const { state, store } = useMediaBinList();
  const restore = useRestore(store.reload);
  const several = useRestoreSeveral({ ...restore, onRestored: store.reload });
  useFreshErrors('bin');
  const restoring = {
    term: state.searchTerm,
    busy: restore.busy,
    onRestore: ({ id, name, path }: MediaBinRow) => void restore.restoreMedia({ id, title: name, folder: path }),
  };
  const columns = useMediaBinColumns(restoring);
  const selection = useSelection(state.items, (file: MediaBinRow) => file.name);
  const mayRestore = usePermission('manage-media');
  const chosen = mayRestore ? selection.selected.map(({ id, name }) => ({ id, title: name })) : [];
  const actions = [
    {
      icon: IconArrowBackUp,
      label: t('bin.restore'),
      count: chosen.length,
      reason: t('permissions.missing', { permission: 'manage-media' }),
      onClick: () => void several.restoreMedia(chosen).then((outcome) => outcome === 'done' && selection.clear()),
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
      <ListErrors collection="bin" title={restore.failure} />
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
              <EmptyState title={t('bin.empty.title')}>{t('bin.empty.media')}</EmptyState>
            ) : undefined
          }
          renderCompact={(file) => <CompactFile file={file} {...restoring} />}
        />
      </SheetBody>
      <ListFooter
        state={state}
        store={store}
        selectionBar={selection.selected.length === 0 ? null : <SelectionBar selection={selection} actions={actions} />}
      />
    </>
  );
}
