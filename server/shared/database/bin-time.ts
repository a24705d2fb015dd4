import { type RawBuilder, sql } from './query.ts';

/** Days for which what lies in a bin can be taken out again, a page as well as a file. */
const binDays = 30;

const binTime = sql`make_interval(days => ${sql.lit(binDays)})`;

/** Until then, as SQL on the column that says since when it lies there. */
export const restorableUntil = (deletedAt: RawBuilder<unknown>): RawBuilder<unknown> => sql`${deletedAt} + ${binTime}`;

/** Whether its time there is over, as SQL that an index on that column serves. */
export const isBinTimeOver = (deletedAt: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${deletedAt} < now() - ${binTime}`;
