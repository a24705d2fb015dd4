import type { EntityManager } from '@mikro-orm/postgresql';
import { isInSnapshot } from '../history/index.ts';
import { purgeDeletedMedia } from '../media/index.ts';
import { isInVersion } from '../pages/index.ts';
import { isBinTimeOverSql } from '../shared/database/bin-time.ts';
import { query, sql } from '../shared/database/query.ts';

/**
 * Deletes what has been in the bin for its time. A file that a version or snapshot of a page still uses keeps its row
 * and bytes, since that version may be viewed or restored.
 */
export async function purgeMediaBin(em: EntityManager): Promise<void> {
  await em.fork().transactional(async (tx) => {
    await query(tx, sql`delete from media_deletion where ${isBinTimeOverSql(sql.ref('deleted_at'))}`);
    await purgeDeletedMedia(tx, (fileID) => sql`not ${isInVersion(fileID)} and not ${isInSnapshot(fileID)}`);
  });
}
