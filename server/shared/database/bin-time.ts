import { type RawBuilder, sql } from './query.ts';

/** Days for which deleted pages and files can be restored from the bin. */
const binDays = 30;

const binTimeSql = sql`make_interval(days => ${sql.lit(binDays)})`;

/** SQL for the end of that time; `deletedAt` is the column with the time of deletion. */
export const restorableUntilSql = (deletedAt: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${deletedAt} + ${binTimeSql}`;

/** SQL condition for "the time in the bin is over", which an index on that column serves. */
export const isBinTimeOverSql = (deletedAt: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${deletedAt} < now() - ${binTimeSql}`;
