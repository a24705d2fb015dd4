import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../settings/index.ts';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { orFail } from '../shared/database/or-fail.ts';
import { inTransaction } from '../shared/transaction.ts';

/** So many entries at a time, so that nobody waits long for what a transaction holds. */
const batchSize = 5_000;

/** At most a million entries a night; the next night goes on. */
const batchesPerRun = 200;

type SweepParts = { em: EntityManager; services: Services };

/** Deletes the oldest entries that are past the retention time, and adds one that says so. Returns how many it deleted. */
function sweepBatch({ em, services }: SweepParts, size: number): Promise<number> {
  return inTransaction({ viewer: null, em, services, requestId: 'audit-log' }, async (tx) => {
    const { auditRetentionMonths } = await loadSettings(tx.em);
    if (auditRetentionMonths === null) return 0;
    const deleted = await query(
      tx.em,
      sql`delete from audit_entry where id in (
            select id from audit_entry where at < now() - make_interval(months => ${auditRetentionMonths}::int)
             order by at limit ${size}) returning id`,
    );
    if (deleted.length > 0) await tx.audit({ action: 'audit-log.swept', subjectType: 'audit-log', subjectId: null });
    return deleted.length;
  });
}

/**
 * Deletes the entries that are older than the settings keep them: none, unless somebody chose a time. Each batch leaves
 * an entry of its own. 500 UM_03 where the database fails to delete; what earlier batches deleted stays deleted.
 */
export async function sweepAuditLog(parts: SweepParts, size = batchSize): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    if ((await orFail('UM_03', sweepBatch(parts, size))) < size) return;
  }
}
