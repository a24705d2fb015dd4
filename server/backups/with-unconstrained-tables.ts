import type { ClientBase } from 'pg';
import { ArchiveError } from '../shared/archive/index.ts';
import type { BackupTable } from './backup-format.ts';
import { listTables, quoteIdentifier } from './database-catalog.ts';

type ForeignKey = { table: string; name: string; definition: string };

async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function checkColumns(client: ClientBase, tables: readonly BackupTable[]): Promise<void> {
  const existing = new Map((await listTables(client, [])).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of tables) {
    const unknown = columns.find((column) => !existing.get(name)?.has(column));
    if (unknown !== undefined) throw new ArchiveError(`The backup's table ${name} does not fit: it has ${unknown}`);
  }
}

/**
 * Empties the tables and runs `fill` without triggers and foreign keys, so that rows may come in any order. Then
 * restores both, which checks every foreign key. Call it in a transaction.
 */
export async function withUnconstrainedTables<Result>(
  client: ClientBase,
  tables: readonly BackupTable[],
  fill: () => Promise<Result>,
): Promise<Result> {
  await checkColumns(client, tables);
  const names = tables.map(({ name }) => `public.${quoteIdentifier(name)}`);
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoteIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  const result = await fill();
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoteIdentifier(name)} ${definition}`);
  return result;
}
