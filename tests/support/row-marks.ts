import { query, sql } from '../../server/shared/database/query.ts';
import type { TestServer } from './test-server.ts';

/** What is written of a refused call too: who tried, and when a session was used. */
const keptOfRefusals: ReadonlySet<string> = new Set(['session', 'audit_entry', 'login_failure']);

type Mark = { table: string; mark: string };

/** What changes with every row that is added, changed or deleted: of each table how many there are, and by whom written. */
export async function rowMarks({ orm }: TestServer): Promise<Mark[]> {
  const em = orm.em.fork();
  const tables = await query(
    em,
    sql<{ name: string }>`select table_name as name from information_schema.tables
                           where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const parts = tables
    .filter(({ name }) => !keptOfRefusals.has(name))
    .map(
      ({ name }) => sql`select ${name}::text as "table",
                               count(*)::text || ' ' || coalesce(sum(xmin::text::bigint), 0) as mark from ${sql.id(name)}`,
    );
  return query(em, sql<Mark>`${sql.join(parts, sql` union all `)}`);
}
