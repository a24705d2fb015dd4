import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteSnapshots } from '../history/index.ts';
import { deletePageRows, lockExpiredPages } from '../pages/index.ts';
import { deletePublicationRows } from '../publication/index.ts';

/** Pages per transaction; small, so that locks are short. */
const batchSize = 100;

/** Deletes one batch of expired pages; returns their number. */
function sweepBatch(em: EntityManager): Promise<number> {
  return em.fork().transactional(async (tx) => {
    const ids = await lockExpiredPages(tx, batchSize);
    if (ids.length > 0) {
      await deleteSnapshots(tx, ids);
      await deletePublicationRows(tx, ids);
      await deletePageRows(tx, ids);
    }
    return ids.length;
  });
}

/** Permanently deletes expired pages in the bin with all their data, except the audit log. */
export async function sweepPageBin(em: EntityManager): Promise<void> {
  while ((await sweepBatch(em)) === batchSize);
}
