import { query, sql } from '../../server/shared/database/query.ts';
import type { TestServer } from './test-server.ts';

/** Tables that refused calls write to: audit entries, login failures, and the last use of a session. */
const writtenOnRefusal: ReadonlySet<string> = new Set(['session', 'audit_entry', 'login_failure']);

type Fingerprint = { table: string; mark: string };

/**
 * A fingerprint of each table that changes with every added, changed or deleted row: row count and sum of transaction
 * ids.
 */
export async function tableFingerprints({ orm }: TestServer): Promise<Fingerprint[]> {
  const em = orm.em.fork();
  const tables = await query(
    em,
    sql<{ name: string }>`select table_name as name from information_schema.tables
                           where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const parts = tables
    .filter(({ name }) => !writtenOnRefusal.has(name))
    .map(
      ({ name }) => sql`select ${name}::text as "table",
                               count(*)::text || ' ' || coalesce(sum(xmin::text::bigint), 0) as mark from ${sql.id(name)}`,
    );
  return query(em, sql<Fingerprint>`${sql.join(parts, sql` union all `)}`);
}
