import type { ClientBase } from 'pg';
import type { BundlePart, Row } from './bundle-format.ts';

/** What became of the rows of one part: added, the same already, or in the way of something else, by their names. */
export type PartReport = { added: number; same: number; conflicts: string[] };

async function listColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** People and times tell nothing about whether something is the same. */
const ignored = /(_by|_at|^revision|^title_key)$/;

const isSame = (present: Row, wanted: Row): boolean =>
  Object.entries(wanted).every(
    ([name, value]) => ignored.test(name) || JSON.stringify(present[name]) === JSON.stringify(value),
  );

/** Violated keys: another row has the name, or what this one belongs to is itself in the way. */
const conflictCodes: ReadonlySet<unknown> = new Set(['23503', '23505']);

async function insertRow(client: ClientBase, { table }: BundlePart, { columns, row }: { columns: string; row: Row }) {
  await client.query('savepoint bundle_row');
  try {
    const { rowCount } = await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(row)],
    );
    await client.query('release savepoint bundle_row');
    return rowCount === 1;
  } catch (error) {
    await client.query('rollback to savepoint bundle_row');
    if (conflictCodes.has((error as { code?: unknown }).code)) return false;
    throw error;
  }
}

async function findPresent(client: ClientBase, { table, key }: BundlePart, row: Row): Promise<Row | null> {
  const condition = key.map((name, index) => `${name} = $${index + 1}`).join(' and ');
  const values = key.map((name) => row[name]);
  const { rows } = await client.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t where ${condition}`,
    values,
  );
  return rows[0]?.row ?? null;
}

/** Adds rows under their own numbers, so that everything that refers to them goes on doing so. */
export async function importRows(client: ClientBase, part: BundlePart, rows: readonly Row[]): Promise<PartReport> {
  const report: PartReport = { added: 0, same: 0, conflicts: [] };
  const known = await listColumns(client, part.table);
  for (const row of rows) {
    const columns = known.filter((name) => name in row).join(', ');
    if (await insertRow(client, part, { columns, row })) report.added += 1;
    else {
      const present = await findPresent(client, part, row);
      if (present && isSame(present, row)) report.same += 1;
      else report.conflicts.push(String(row[part.label]));
    }
  }
  return report;
}

/** New rows are numbered after those that came with their own numbers. */
export async function raiseSequence(client: ClientBase, { table, key }: BundlePart): Promise<void> {
  if (key.length > 1) return;
  await client.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest((select coalesce(max(id), 1) from ${table}), 1))`,
    [table],
  );
}
