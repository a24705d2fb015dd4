import { query, sql } from '../shared/database/query.ts';
import type { AuditRecord, Transaction } from '../shared/transaction.ts';

/** How long the same deed, done again, is the one that is in the log already; PostgreSQL's interval. */
const window = '30 minutes';

/** More entries than there can be of one action without one of them covering the next: each has another field. */
const mostEntries = 20;

/**
 * Adds an action that repeats itself, such as a page that stores itself while somebody writes. Its entries stand for half
 * an hour of it: none is added while the newest entries about the subject are the same action of the same person in the
 * same session, and name all of these fields together. The caller has locked the subject.
 */
export async function auditRepeated({ em, viewer, audit }: Transaction, record: AuditRecord): Promise<void> {
  const { action, subjectType, subjectId, changedFields = [] } = record;
  const [newest] = await query(
    em,
    sql<{ covers: boolean }>`
      with latest as (
        select id, changed_fields, action = ${action} and actor_id is not distinct from ${viewer?.id ?? null}
               and session_id is not distinct from ${viewer?.sessionId ?? null}
               and at > now() - ${window}::interval as is_same
          from audit_entry where subject_type = ${subjectType} and subject_id = ${subjectId}
         order by id desc limit ${mostEntries}
      ), repeated as (
        select changed_fields from latest where id > coalesce((select max(id) from latest where not is_same), 0)
      )
      select exists (select 1 from repeated)
             and array(select unnest(changed_fields) from repeated) @> ${changedFields}::text[] as covers`,
  );
  if (!newest?.covers) await audit(record);
}
