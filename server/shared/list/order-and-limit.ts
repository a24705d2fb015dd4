import { type RawBuilder, sql } from '../database/query.ts';

type PagedQuery<Column extends string> = {
  columnToSort: Column;
  sortOrder: 'asc' | 'desc';
  pageIndex: number;
  pageSize: number;
};

/** SQL expression of each sort column, and the one that breaks ties. */
type ListOrder<Column extends string> = {
  columns: Readonly<Record<Column, RawBuilder<unknown>>>;
  tieBreaker: RawBuilder<unknown>;
};

const directions = { asc: sql`asc`, desc: sql`desc` } as const;

/** Returns the ORDER BY and LIMIT clauses of a paged list; ties are sorted in the same direction. */
export function orderAndLimit<Column extends string>(
  query: PagedQuery<Column>,
  order: ListOrder<Column>,
): RawBuilder<unknown> {
  const direction = directions[query.sortOrder];
  return sql`order by ${order.columns[query.columnToSort]} ${direction}, ${order.tieBreaker} ${direction}
             limit ${query.pageSize} offset ${query.pageIndex * query.pageSize}`;
}
