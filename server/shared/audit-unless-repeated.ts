import { auditSubjects } from './audit-actions.ts';
import { query, sql } from './database/query.ts';
import type { AuditRecord, Transaction } from './transaction.ts';

/** A repeated action within this time is not logged again; a PostgreSQL interval. */
const repetitionWindow = '30 minutes';

/** More entries than one action can have without one of them covering the next, since each adds a field. */
const maxComparedEntries = 20;

/**
 * Logs an action that repeats itself, such as the autosave of a page. Nothing is added while the newest entries about
 * the subject are the same action by the same person in the same session within half an hour, and together name all of
 * these fields. The caller has locked the subject.
 */
export async function auditUnlessRepeated({ em, viewer, audit }: Transaction, record: AuditRecord): Promise<void> {
  const { action, subjectId, changedFields = [] } = record;
  const [newest] = await query(
    em,
    sql<{ covers: boolean }>`
      with latest as (
        select id, changed_fields, action = ${action} and actor_id is not distinct from ${viewer?.id ?? null}
               and session_id is not distinct from ${viewer?.sessionId ?? null}
               and at > now() - ${repetitionWindow}::interval as is_same
          from audit_entry where subject_type = ${auditSubjects[action]} and subject_id = ${subjectId}
         order by id desc limit ${maxComparedEntries}
      ), repeated as (
        select changed_fields from latest where id > coalesce((select max(id) from latest where not is_same), 0)
      )
      select exists (select 1 from repeated)
             and array(select unnest(changed_fields) from repeated) @> ${changedFields}::text[] as covers`,
  );
  if (!newest?.covers) await audit(record);
}
