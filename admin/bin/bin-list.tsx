import type { ComponentProps, ReactNode } from 'react';
import type { BinItem } from './use-bin-restore.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../pages/index.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { type Column, ListScreen, SelectionBar } from '../shared/list/index.ts';
import { EmptyState } from '../shared/ui/index.ts';
import { DateCell } from './bin-cells.tsx';
import classes from './bin-cells.module.css';
import { BinTabs } from './bin-tabs.tsx';

type BinRow = { id: number; deletedAt: string; restorableUntil: string };

type ListProps<Row extends BinRow> = ComponentProps<typeof ListScreen<Row>>;

type Props<Row extends BinRow> = Pick<ListProps<Row>, 'list' | 'columns' | 'renderCompact' | 'children'> & {
  selection: NonNullable<ListProps<Row>['selection']>;
  renderAction: (row: Row) => ReactNode;
  /** The selected items that can be restored. */
  restorable: readonly BinItem[];
  /** Why the other selected items cannot be restored. */
  reason: string;
  onRestore: (items: readonly BinItem[]) => Promise<Outcome>;
  emptyText: string;
};

/** List of deleted items with their dates; one or several can be restored. */
export function BinList<Row extends BinRow>(props: Props<Row>) {
  const { columns, renderCompact, renderAction, restorable, reason, onRestore, emptyText, children, ...rest } = props;
  const { t } = useTranslation();
  const sharedColumns: Column<Row>[] = [
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
      renderValue: (_, row) => renderAction(row),
    },
  ];
  const restoreAction = {
    icon: IconArrowBackUp,
    label: t('bin.restore'),
    count: restorable.length,
    reason,
    onClick: () => void onRestore(restorable).then((outcome) => outcome === 'done' && rest.selection.clear()),
  };
  return (
    <ListScreen
      {...rest}
      title={t('navigation.bin')}
      searchLabel={t('bin.search')}
      columns={[...columns, ...sharedColumns]}
      selectionBar={<SelectionBar selection={rest.selection} actions={[restoreAction]} />}
      failureTitle={t('bin.failedList')}
      empty={<EmptyState title={t('bin.empty.title')}>{emptyText}</EmptyState>}
      renderCompact={(row) => (
        <>
          {renderCompact(row)}
          <div className={classes.line}>
            <span>
              {t('bin.column.until')} <DateCell iso={row.restorableUntil} />
            </span>
            {renderAction(row)}
          </div>
        </>
      )}
    >
      <BinTabs />
      {children}
    </ListScreen>
  );
}
