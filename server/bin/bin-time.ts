import { sql } from '../shared/database/query.ts';

/** Days for which a page in the bin can be taken out again. */
const binDays = 30;

/** Until then, as SQL on the page `p`. */
export const restorableUntil = sql`p.deleted_at + make_interval(days => ${binDays})`;

/** Whether the page `p` has lain in the bin for its time, as SQL that an index on that time serves. */
export const isOver = sql`p.deleted_at < now() - make_interval(days => ${binDays})`;
