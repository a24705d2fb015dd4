import { query, sql } from '../shared/database/query.ts';
import type { AuditRecord, Transaction } from '../shared/transaction.ts';

/** How long the same deed, done again, is the one that is in the log already; PostgreSQL's interval. */
const window = '30 minutes';

/**
 * Adds a deed that repeats itself, such as a page that stores itself while somebody writes. One entry stands for half
 * an hour of it: none is added while the newest entry about the subject is the same deed of the same person in the same
 * session, with at least these fields. The caller has locked the subject.
 */
export async function auditRepeated({ em, viewer, audit }: Transaction, record: AuditRecord): Promise<void> {
  const { action, subjectType, subjectId, changedFields = [] } = record;
  const [newest] = await query(
    em,
    sql<{ covers: boolean }>`
      select action = ${action} and actor_id is not distinct from ${viewer?.id ?? null}
             and session_id is not distinct from ${viewer?.sessionId ?? null}
             and changed_fields @> ${changedFields}::text[] and at > now() - ${window}::interval as covers
        from audit_entry where subject_type = ${subjectType} and subject_id = ${subjectId} order by id desc limit 1`,
  );
  if (!newest?.covers) await audit(record);
}
