import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import { type ErrorItem, Errors } from '../shared/errors/index.ts';
import type { BundlePart, BundleRow } from './bundle-format.ts';
import { checkRowColumns, checkRowKey, collectErrors } from './check-row.ts';
import type { ImportState } from './import-state.ts';
import { normalizeTimestamp } from './normalize-timestamp.ts';
import { addConflict, addErrors } from './part-report.ts';
import { type PreparedRow, prepareRow } from './row-rules.ts';
import { rowSchemas } from './row-schemas.ts';
import { raiseSequenceForRows } from './sequences.ts';
import { findUnconfirmedGroups } from './translation-groups.ts';

type RowOutcome = 'added' | 'same' | 'conflict' | { errors: readonly ErrorItem[] };

async function listColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Returns the names of the columns that a bundle contains. */
export function bundleColumnsOf({ name }: Pick<BundlePart, 'name'>): string[] {
  const schema = rowSchemas[name];
  return Object.keys('shape' in schema ? schema.shape : schema.options[0].shape);
}

/** Users and timestamps do not count as changes. Translation groups are compared by their pages. */
const ignoredColumns = /(_by|_at|^revision|^pages)$/;

/** Whether an existing row has all values of the bundle's row. */
const isUnchanged = (part: BundlePart, existing: BundleRow, given: BundleRow): boolean =>
  bundleColumnsOf(part).every(
    (column) => ignoredColumns.test(column) || !(column in given) || isDeepStrictEqual(existing[column], given[column]),
  );

/** Two sites assign the same ids, but not at the same time. */
const isSameRecord = ({ createdAtColumn }: BundlePart, existing: BundleRow, given: BundleRow): boolean =>
  createdAtColumn === null ||
  normalizeTimestamp(existing[createdAtColumn]) === normalizeTimestamp(given[createdAtColumn]);

function compareExisting(state: ImportState, part: BundlePart, [existing, given]: [BundleRow, BundleRow]): RowOutcome {
  if (!isSameRecord(part, existing, given)) {
    state.report.isOfOtherSite = true;
    return 'conflict';
  }
  if (!isUnchanged(part, existing, given)) return 'conflict';
  if (part.name === 'pages') state.unconfirmedGroups.delete(Number(given.sibling_group_id));
  return 'same';
}

/** Outcome of a failed insert, by SQLSTATE or its class. */
const outcomeBySqlState: Readonly<Record<string, 'conflict' | 'wrong'>> = {
  23503: 'conflict',
  23505: 'conflict',
  22: 'wrong',
  23: 'wrong',
};

function readInsertError({ name }: BundlePart, error: unknown): RowOutcome {
  const { code = '' } = error as { code?: string };
  const outcome = outcomeBySqlState[code] ?? outcomeBySqlState[code.slice(0, 2)];
  if (!outcome) throw error;
  return outcome === 'conflict' ? 'conflict' : { errors: [{ code: Errors.invalid, property: name }] };
}

type Insertion = PreparedRow & { columns: readonly string[] };

async function insertRow(
  client: ClientBase,
  part: BundlePart,
  { columns, row, store }: Insertion,
): Promise<RowOutcome> {
  const names = columns.filter((column) => column in row).join(', ');
  await client.query('savepoint bundle_row');
  try {
    const { rowCount } = await client.query(
      `insert into ${part.table} (${names}) overriding system value
       select ${names} from jsonb_populate_record(null::${part.table}, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(row)],
    );
    if (rowCount === 1) await store?.();
    await client.query('release savepoint bundle_row');
    return rowCount === 1 ? 'added' : 'conflict';
  } catch (error) {
    await client.query('rollback to savepoint bundle_row');
    return readInsertError(part, error);
  }
}

const keyOf = ({ key }: BundlePart, row: BundleRow): string => key.map((column) => String(row[column])).join(' ');

async function findExisting(
  client: ClientBase,
  part: BundlePart,
  rows: readonly BundleRow[],
): Promise<Map<string, BundleRow>> {
  const { table, key } = part;
  const keys = rows.map((row) => Object.fromEntries(key.map((column) => [column, row[column]])));
  const { rows: found } = await client.query<{ row: BundleRow }>(
    `select to_jsonb(t) as row from ${table} t
       join jsonb_to_recordset($1::jsonb) as k(${key.map((column) => `${column} int`).join(', ')})
      using (${key.join(', ')})`,
    [JSON.stringify(keys)],
  );
  return new Map(found.map(({ row }) => [keyOf(part, row), row]));
}

/** References are computed from the content, so that a bundle cannot claim false ones. */
async function checkReference(state: ImportState, part: BundlePart, given: BundleRow): Promise<RowOutcome> {
  const checked = await collectErrors(async () => (await prepareRow(state, part, checkRowColumns(part, given))).row);
  if ('errors' in checked) return checked;
  return state.addedVersions.has(Number(given.version_id)) ? 'added' : 'same';
}

async function addRow(
  state: ImportState,
  part: BundlePart,
  { given, columns }: { given: BundleRow; columns: string[] },
) {
  let prepared: PreparedRow | null = null;
  const checked = await collectErrors(async () => {
    prepared = await prepareRow(state, part, checkRowColumns(part, given));
    return prepared.row;
  });
  if ('errors' in checked) return checked;
  return insertRow(state.options.client, part, { ...(prepared ?? checked), columns });
}

function countOutcome(
  state: ImportState,
  part: BundlePart,
  { given, outcome }: { given: BundleRow; outcome: RowOutcome },
): void {
  const report = state.reportOf(part);
  const name = part.label(given);
  if (outcome === 'conflict') addConflict(report, name);
  else if (typeof outcome === 'object') addErrors(report, name, outcome.errors);
  else report[outcome] += 1;
}

/** Rows per lookup: a version has up to 2 MB. */
const rowsPerLookup = 20;

async function importBatch(
  state: ImportState,
  part: BundlePart,
  { rows, columns }: { rows: BundleRow[]; columns: string[] },
) {
  const { client, isDryRun } = state.options;
  const keyed: BundleRow[] = [];
  for (const given of rows) {
    const checked = await collectErrors(() => checkRowKey(part, given));
    if ('errors' in checked) countOutcome(state, part, { given, outcome: checked });
    else keyed.push(given);
  }
  if (!isDryRun) await raiseSequenceForRows(client, part, keyed);
  const existing = await findExisting(client, part, keyed);
  if (part.name === 'translation-groups') await findUnconfirmedGroups(state, keyed);
  for (const given of keyed) {
    const found = existing.get(keyOf(part, given));
    const outcome = found
      ? compareExisting(state, part, [found, given])
      : await addRow(state, part, { given, columns });
    countOutcome(state, part, { given, outcome });
  }
}

/** Inserts rows with their own ids, so that references to them stay valid. */
export async function importRows(state: ImportState, part: BundlePart, rows: readonly BundleRow[]): Promise<void> {
  if (part.name === 'references') {
    for (const given of rows) countOutcome(state, part, { given, outcome: await checkReference(state, part, given) });
    return;
  }
  const columns = await listColumns(state.options.client, part.table);
  for (let start = 0; start < rows.length; start += rowsPerLookup)
    await importBatch(state, part, { rows: rows.slice(start, start + rowsPerLookup), columns });
}
