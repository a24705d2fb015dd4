import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { ServerList } from './list-state.ts';
import type { Selection } from './use-selection.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { renderCellValue } from './column.ts';
import { getNextSortDirection } from './list-state.ts';
import classes from './list-table.module.css';
import { SelectAllCheckbox, RowCheckbox } from './selection-checkbox.tsx';

export type ListTableProps<Item extends { id: number }> = {
  list: ServerList<Item>;
  columns: readonly Column<Item>[];
  /** Accessible name of the table. */
  label: string;
  /** Renders the row's menu in the last column. */
  renderActions?: (item: Item) => ReactNode;
  /** Makes rows selectable with a checkbox. */
  selection?: Selection<Item> | undefined;
};

type HeaderProps<Item extends { id: number }> = Pick<ListTableProps<Item>, 'list'> & { column: Column<Item> };

function HeaderCell<Item extends { id: number }>({ column, list }: HeaderProps<Item>) {
  const { header, sortColumn, isSecondary } = column;
  const isSorted = sortColumn !== undefined && sortColumn === list.columnToSort;
  const Arrow = list.sortOrder === 'asc' ? IconArrowUp : IconArrowDown;
  const direction = list.sortOrder === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} data-secondary={isSecondary || undefined}>
      {sortColumn === undefined ? (
        header
      ) : (
        <button
          type="button"
          className={classes.sort}
          data-sorted={isSorted || undefined}
          onClick={() => list.sortBy(sortColumn, getNextSortDirection(list, sortColumn))}
        >
          {header}
          {isSorted ? <Arrow size={14} stroke={2} aria-hidden /> : null}
        </button>
      )}
    </th>
  );
}

/** A table with sortable headers, and a menu at the end of each row. */
export function ListTable<Item extends { id: number }>(props: ListTableProps<Item>) {
  const { list, columns, label, renderActions, selection } = props;
  const { t } = useTranslation();
  return (
    <table className={classes.table} aria-label={label} aria-busy={list.isLoading}>
      <colgroup>
        {selection ? <col style={{ width: 50 }} /> : null}
        {columns.map(({ accessor, width, isSecondary }) => (
          <col key={accessor} style={{ width }} data-secondary={isSecondary || undefined} />
        ))}
        {renderActions ? <col style={{ width: 56 }} /> : null}
      </colgroup>
      <thead>
        <tr>
          {selection ? (
            <th scope="col">
              <SelectAllCheckbox selection={selection} />
            </th>
          ) : null}
          {columns.map((column) => (
            <HeaderCell key={column.accessor} column={column} list={list} />
          ))}
          {renderActions ? (
            <th scope="col">
              <span className={classes.visuallyHidden}>{t('pages.column.actions')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {list.items.map((item) => (
          <tr key={item.id} data-selected={selection?.has(item) || undefined}>
            {selection ? (
              <td className={classes.checkboxCell}>
                <RowCheckbox item={item} selection={selection} />
              </td>
            ) : null}
            {columns.map((column) => (
              <td key={column.accessor} style={column.style} data-secondary={column.isSecondary || undefined}>
                {renderCellValue(column, item)}
              </td>
            ))}
            {renderActions ? <td className={classes.actions}>{renderActions(item)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
