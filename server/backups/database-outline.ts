import type { ClientBase } from 'pg';
import type { BackupTable } from './backup-format.ts';

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the installation with the columns that are not worked out from others. */
export async function listTables(client: ClientBase, leftOut: readonly string[]): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
      group by c.relname order by c.relname`,
    [leftOut],
  );
  return rows;
}

/** Names of the migrations that were run, in their order; none in a new database. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migration') is not null as there`,
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from migration order by id');
  return rows.map(({ name }) => name);
}

/** The last number that each sequence gave. */
export async function listSequences(client: ClientBase): Promise<Record<string, number | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : Number(last)]));
}
