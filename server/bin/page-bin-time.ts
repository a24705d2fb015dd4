import { isBinTimeOverSql, restorableUntilSql as restorableUntilOf } from '../shared/database/bin-time.ts';
import { sql } from '../shared/database/query.ts';

const deletedAt = sql.ref('p.deleted_at');

/** Until when a page in the bin can be restored, as SQL on the page `p`. */
export const pageRestorableUntil = restorableUntilOf(deletedAt);

/** Whether the page `p` in the bin has expired, as SQL. */
export const isPageBinTimeOver = isBinTimeOverSql(deletedAt);
