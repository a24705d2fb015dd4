import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import type { ErrorItem } from '../shared/errors/index.ts';
import type { BundlePart, Row } from './bundle-format.ts';
import { checkColumns, checkKey, collectErrors } from './check-row.ts';
import type { ImportState } from './import-state.ts';
import { readMoment } from './moment.ts';
import { addConflict, addErrors } from './part-report.ts';
import { type PreparedRow, prepareRow } from './row-rules.ts';
import { rowShapes } from './row-shapes.ts';
import { raiseSequence } from './sequences.ts';
import { findUnprovenGroups } from './translation-groups.ts';

type Outcome = 'added' | 'same' | 'conflict' | { errors: readonly ErrorItem[] };

async function listColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Names of the columns that a bundle brings. */
export function columnsOf({ name }: Pick<BundlePart, 'name'>): string[] {
  const shape = rowShapes[name];
  return Object.keys('shape' in shape ? shape.shape : shape.options[0].shape);
}

/** People and times say nothing about whether something was changed; a translation group is compared by its pages. */
const ignored = /(_by|_at|^revision|^pages)$/;

/** Whether a present row has all that the bundle's has. */
const isUnchanged = (part: BundlePart, present: Row, given: Row): boolean =>
  columnsOf(part).every(
    (column) => ignored.test(column) || !(column in given) || isDeepStrictEqual(present[column], given[column]),
  );

/** Two sites deal out the same numbers, but not at the same moment. */
const isSameThing = ({ madeAt }: BundlePart, present: Row, given: Row): boolean =>
  madeAt === null || readMoment(present[madeAt]) === readMoment(given[madeAt]);

function comparePresent(state: ImportState, part: BundlePart, [present, given]: [Row, Row]): Outcome {
  if (!isSameThing(part, present, given)) {
    state.report.isOfOtherSite = true;
    return 'conflict';
  }
  if (!isUnchanged(part, present, given)) return 'conflict';
  if (part.name === 'pages') state.unprovenGroups.delete(Number(given.sibling_group_id));
  return 'same';
}

/** What the database says of a row that it does not take, by the code of its error, or by the class of it. */
const refusals: Readonly<Record<string, 'conflict' | 'wrong'>> = {
  23503: 'conflict',
  23505: 'conflict',
  22: 'wrong',
  23: 'wrong',
};

function readRefusal({ name }: BundlePart, error: unknown): Outcome {
  const { code = '' } = error as { code?: string };
  const refusal = refusals[code] ?? refusals[code.slice(0, 2)];
  if (!refusal) throw error;
  return refusal === 'conflict' ? 'conflict' : { errors: [{ code: 'V_12', property: name }] };
}

type Insertion = PreparedRow & { columns: readonly string[] };

async function insertRow(client: ClientBase, part: BundlePart, { columns, row, store }: Insertion): Promise<Outcome> {
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
    return readRefusal(part, error);
  }
}

const keyOf = ({ key }: BundlePart, row: Row): string => key.map((column) => String(row[column])).join(' ');

async function findPresent(client: ClientBase, part: BundlePart, rows: readonly Row[]): Promise<Map<string, Row>> {
  const { table, key } = part;
  const keys = rows.map((row) => Object.fromEntries(key.map((column) => [column, row[column]])));
  const { rows: found } = await client.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t
       join jsonb_to_recordset($1::jsonb) as k(${key.map((column) => `${column} int`).join(', ')})
      using (${key.join(', ')})`,
    [JSON.stringify(keys)],
  );
  return new Map(found.map(({ row }) => [keyOf(part, row), row]));
}

/** An import works out itself what a version refers to, so that nothing else can be claimed of it. */
async function checkReference(state: ImportState, part: BundlePart, given: Row): Promise<Outcome> {
  const checked = await collectErrors(async () => (await prepareRow(state, part, checkColumns(part, given))).row);
  if ('errors' in checked) return checked;
  return state.addedVersions.has(Number(given.version_id)) ? 'added' : 'same';
}

async function addRow(state: ImportState, part: BundlePart, { given, columns }: { given: Row; columns: string[] }) {
  let prepared: PreparedRow | null = null;
  const checked = await collectErrors(async () => {
    prepared = await prepareRow(state, part, checkColumns(part, given));
    return prepared.row;
  });
  if ('errors' in checked) return checked;
  return insertRow(state.bundle.client, part, { ...(prepared ?? checked), columns });
}

function count(state: ImportState, part: BundlePart, { given, outcome }: { given: Row; outcome: Outcome }): void {
  const report = state.reportOf(part);
  const name = part.label(given);
  if (outcome === 'conflict') addConflict(report, name);
  else if (typeof outcome === 'object') addErrors(report, name, outcome.errors);
  else report[outcome] += 1;
}

/** Rows that are looked for together: a version has 2 MB at most. */
const rowsPerLook = 20;

async function importSome(state: ImportState, part: BundlePart, { rows, columns }: { rows: Row[]; columns: string[] }) {
  const { client, isDryRun } = state.bundle;
  const keyed: Row[] = [];
  for (const given of rows) {
    const checked = await collectErrors(() => checkKey(part, given));
    if ('errors' in checked) count(state, part, { given, outcome: checked });
    else keyed.push(given);
  }
  if (!isDryRun) await raiseSequence(client, part, keyed);
  const present = await findPresent(client, part, keyed);
  if (part.name === 'translation-groups') await findUnprovenGroups(state, keyed);
  for (const given of keyed) {
    const found = present.get(keyOf(part, given));
    const outcome = found ? comparePresent(state, part, [found, given]) : await addRow(state, part, { given, columns });
    count(state, part, { given, outcome });
  }
}

/** Adds rows under their own numbers, so that everything that refers to them goes on doing so. */
export async function importRows(state: ImportState, part: BundlePart, rows: readonly Row[]): Promise<void> {
  if (part.name === 'references') {
    for (const given of rows) count(state, part, { given, outcome: await checkReference(state, part, given) });
    return;
  }
  const columns = await listColumns(state.bundle.client, part.table);
  for (let start = 0; start < rows.length; start += rowsPerLook)
    await importSome(state, part, { rows: rows.slice(start, start + rowsPerLook), columns });
}
