import type { ClientBase } from 'pg';
import type { BundlePart, Row } from './bundle-format.ts';

/** Whoever makes something in this table from now on gets a higher number. */
export async function raiseNumbers(client: ClientBase, table: string, highest: number): Promise<void> {
  await client.query(
    `select setval(s, greatest(coalesce(pg_sequence_last_value(s), 1), $2)) from pg_get_serial_sequence($1, 'id')
       as name, lateral (select name::regclass as s) sequence`,
    [table, highest],
  );
}

/** Whoever makes something meanwhile gets numbers after those that come with the rows. */
export async function raiseSequence(client: ClientBase, { table, key }: BundlePart, rows: readonly Row[]) {
  if (key.join() !== 'id' || rows.length === 0) return;
  await raiseNumbers(
    client,
    table,
    rows.reduce((max, { id }) => Math.max(max, Number(id)), 1),
  );
}
