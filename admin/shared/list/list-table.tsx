import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { ListState } from './list-state.ts';
import type { ListStore } from './list-store.ts';
import type { Selection } from './use-selection.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { showValue } from './column.ts';
import { nextOrder } from './list-state.ts';
import classes from './list-table.module.css';
import { AllSelectionBox, SelectionBox } from './selection-box.tsx';

export type TableProps<Item extends { id: number }> = {
  state: ListState<Item>;
  store: ListStore<Item>;
  columns: readonly Column<Item>[];
  /** What the table lists, for screen readers. */
  label: string;
  /** The row's menu, in the last column. */
  renderActions?: (item: Item) => ReactNode;
  actionsHeader?: string;
  /** Lets rows be chosen, by a box at their beginning. */
  selection?: Selection<Item> | undefined;
};

type HeaderProps<Item extends { id: number }> = Pick<TableProps<Item>, 'state' | 'store'> & { column: Column<Item> };

function HeaderCell<Item extends { id: number }>({ column, state, store }: HeaderProps<Item>) {
  const { header, sortsBy, isSecondary } = column;
  const isSorted = sortsBy !== undefined && sortsBy === state.columnToSort;
  const Arrow = state.sortOrder === 'asc' ? IconArrowUp : IconArrowDown;
  const direction = state.sortOrder === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} data-secondary={isSecondary || undefined}>
      {sortsBy === undefined ? (
        header
      ) : (
        <button
          type="button"
          className={classes.sort}
          data-sorted={isSorted || undefined}
          onClick={() => store.sortBy(sortsBy, nextOrder(state, sortsBy))}
        >
          {header}
          {isSorted ? <Arrow size={14} stroke={2} aria-hidden /> : null}
        </button>
      )}
    </th>
  );
}

/** Rows on one line each, headers that sort, a menu at the end of the row. */
export function ListTable<Item extends { id: number }>(props: TableProps<Item>) {
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
              <AllSelectionBox selection={selection} />
            </th>
          ) : null}
          {columns.map((column) => (
            <HeaderCell key={column.accessor} column={column} state={state} store={store} />
          ))}
          {renderActions ? (
            <th scope="col">
              <span className={classes.unseen}>{actionsHeader}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {state.items.map((item) => (
          <tr key={item.id} data-selected={selection?.has(item) || undefined}>
            {selection ? (
              <td className={classes.choice}>
                <SelectionBox item={item} selection={selection} />
              </td>
            ) : null}
            {columns.map((column) => (
              <td key={column.accessor} style={column.style} data-secondary={column.isSecondary || undefined}>
                {showValue(column, item)}
              </td>
            ))}
            {renderActions ? <td className={classes.actions}>{renderActions(item)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
