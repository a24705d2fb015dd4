import type { ClientBase } from 'pg';
import type { BundlePart, BundleRow } from './bundle-format.ts';

/** Ensures that new rows of this table get higher ids. */
export async function raiseSequenceTo(client: ClientBase, table: string, highest: number): Promise<void> {
  await client.query(
    `select setval(s, greatest(coalesce(pg_sequence_last_value(s), 1), $2)) from pg_get_serial_sequence($1, 'id')
       as name, lateral (select name::regclass as s) sequence`,
    [table, highest],
  );
}

/** Ensures that new rows get ids above those of the imported rows. */
export async function raiseSequenceForRows(client: ClientBase, { table, key }: BundlePart, rows: readonly BundleRow[]) {
  if (key.join() !== 'id' || rows.length === 0) return;
  await raiseSequenceTo(
    client,
    table,
    rows.reduce((max, { id }) => Math.max(max, Number(id)), 1),
  );
}
