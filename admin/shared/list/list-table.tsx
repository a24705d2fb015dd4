import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { ListState } from './list-state.ts';
import type { ListStore } from './list-store.ts';
import type { Selection } from './use-selection.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { renderCellValue } from './column.ts';
import { getNextSortDirection } from './list-state.ts';
import classes from './list-table.module.css';
import { SelectAllCheckbox, RowCheckbox } from './selection-checkbox.tsx';

export type ListTableProps<Item extends { id: number }> = {
  state: ListState<Item>;
  store: ListStore<Item>;
  columns: readonly Column<Item>[];
  /** Accessible name of the table. */
  label: string;
  /** Renders the row's menu in the last column. */
  renderActions?: (item: Item) => ReactNode;
  actionsHeader?: string;
  /** Makes rows selectable with a checkbox. */
  selection?: Selection<Item> | undefined;
};

type HeaderProps<Item extends { id: number }> = Pick<ListTableProps<Item>, 'state' | 'store'> & {
  column: Column<Item>;
};

function HeaderCell<Item extends { id: number }>({ column, state, store }: HeaderProps<Item>) {
  const { header, sortColumn, isSecondary } = column;
  const isSorted = sortColumn !== undefined && sortColumn === state.columnToSort;
  const Arrow = state.sortOrder === 'asc' ? IconArrowUp : IconArrowDown;
  const direction = state.sortOrder === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} data-secondary={isSecondary || undefined}>
      {sortColumn === undefined ? (
        header
      ) : (
        <button
          type="button"
          className={classes.sort}
          data-sorted={isSorted || undefined}
          onClick={() => store.sortBy(sortColumn, getNextSortDirection(state, sortColumn))}
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
  const { state, store, columns, label, renderActions, actionsHeader, selection } = props;
  return (
    <table className={classes.table} aria-label={label} aria-busy={state.isLoading}>
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
            <HeaderCell key={column.accessor} column={column} state={state} store={store} />
          ))}
          {renderActions ? (
            <th scope="col">
              <span className={classes.visuallyHidden}>{actionsHeader}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {state.items.map((item) => (
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
