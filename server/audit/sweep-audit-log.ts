import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../settings/index.ts';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { withStepFailure } from '../shared/database/with-step-failure.ts';
import { inTransaction } from '../shared/transaction.ts';
import { Errors } from '../shared/errors/index.ts';

/** Entries deleted in one transaction. Small, so that others do not wait long for its locks. */
const batchSize = 5_000;

/** At most a million entries a night; the next night continues. */
const batchesPerRun = 200;

type SweepParts = { em: EntityManager; services: Services };

/**
 * Deletes the oldest entries that are past the retention time, and logs that. Returns the number of deleted entries.
 */
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
    if (deleted.length > 0) await tx.audit({ action: 'audit-log.swept', subjectId: null });
    return deleted.length;
  });
}

/**
 * Deletes entries that are older than the retention time in the settings; by default there is none. Each batch adds an
 * entry of its own. 500 UM_03 when the database fails; what earlier batches deleted stays deleted.
 */
export async function sweepAuditLog(parts: SweepParts, size = batchSize): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    if ((await withStepFailure(Errors.auditDeletionFailed, sweepBatch(parts, size))) < size) return;
  }
}
