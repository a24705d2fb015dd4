import { query, sql } from '../../server/shared/database/query.ts';
import type { TestServer } from './test-server.ts';

/** Actions of the audit log about one subject, oldest first. */
export async function auditActions({ orm }: TestServer, subjectType: string, subjectId: number): Promise<string[]> {
  const rows = await query(
    orm.em.fork(),
    sql<{ action: string }>`select action from audit_entry
                             where subject_type = ${subjectType} and subject_id = ${subjectId} order by id`,
  );
  return rows.map(({ action }) => action);
}

/** The number of all audit entries; unchanged if nothing was changed. */
export async function countAuditEntries({ orm }: TestServer): Promise<number> {
  const [row] = await query(orm.em.fork(), sql<{ count: number }>`select count(*)::int as count from audit_entry`);
  return row?.count ?? 0;
}
