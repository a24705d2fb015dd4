import { isBinTimeOver, restorableUntil as restorableUntilOf } from '../shared/database/bin-time.ts';
import { sql } from '../shared/database/query.ts';

const deletedAt = sql.ref('p.deleted_at');

/** Until then a page in the bin can be taken out again, as SQL on the page `p`. */
export const restorableUntil = restorableUntilOf(deletedAt);

/** Whether the page `p` has lain in the bin for its time. */
export const isOver = isBinTimeOver(deletedAt);
