import type { ClientBase } from 'pg';
import { ArchiveError } from '../shared/archive/index.ts';
import type { BackupTable } from './backup-format.ts';
import { listTables, quote } from './database-outline.ts';

type ForeignKey = { table: string; name: string; definition: string };

async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function checkColumns(client: ClientBase, tables: readonly BackupTable[]): Promise<void> {
  const present = new Map((await listTables(client, [])).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of tables) {
    const unknown = columns.find((column) => !present.get(name)?.has(column));
    if (unknown !== undefined) throw new ArchiveError(`The backup's table ${name} does not fit: it has ${unknown}`);
  }
}

/**
 * Empties the tables and runs `fill` on them without triggers and foreign keys, so that their rows may come in any
 * order. Both are back afterwards, and every foreign key is checked. To be called in a transaction.
 */
export async function withOpenTables<Result>(
  client: ClientBase,
  tables: readonly BackupTable[],
  fill: () => Promise<Result>,
): Promise<Result> {
  await checkColumns(client, tables);
  const names = tables.map(({ name }) => `public.${quote(name)}`);
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  const result = await fill();
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  return result;
}
