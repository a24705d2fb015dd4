import { type RawBuilder, sql } from '../database/query.ts';

type Shown<Column extends string> = {
  columnToSort: Column;
  sortOrder: 'asc' | 'desc';
  pageIndex: number;
  pageSize: number;
};

/** What each column of a list is in SQL; `ties` decides between rows that are alike in it. */
type Order<Column extends string> = {
  columns: Readonly<Record<Column, RawBuilder<unknown>>>;
  ties: RawBuilder<unknown>;
};

const directions = { asc: sql`asc`, desc: sql`desc` } as const;

/** The end of a list's statement: its order, ties in the same direction, and the page of it that is shown. */
export function orderList<Column extends string>(list: Shown<Column>, order: Order<Column>): RawBuilder<unknown> {
  const direction = directions[list.sortOrder];
  return sql`order by ${order.columns[list.columnToSort]} ${direction}, ${order.ties} ${direction}
             limit ${list.pageSize} offset ${list.pageIndex * list.pageSize}`;
}
