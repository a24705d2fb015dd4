import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import type { ErrorItem } from '../shared/errors/index.ts';
import type { BundlePart, Row } from './bundle-format.ts';
import { checkRow, type RowRules } from './check-row.ts';

/** Something wrong with one row: the codes of the catalogue, by the row's name. */
export type RowError = ErrorItem & { name: string };

/**
 * What became of the rows of one part: added, the same already, in the way of something else, or wrong. Of the last two
 * the first ones by name.
 */
export type PartReport = {
  added: number;
  same: number;
  inTheWay: number;
  wrong: number;
  conflicts: string[];
  errors: RowError[];
};

/** Names that a report tells at most of each part. */
const mostNames = 100;

export const emptyReport = (): PartReport => ({ added: 0, same: 0, inTheWay: 0, wrong: 0, conflicts: [], errors: [] });

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
  Object.entries(wanted).every(([name, value]) => ignored.test(name) || isDeepStrictEqual(present[name], value));

type Outcome = 'added' | 'present' | 'in the way' | 'wrong';

/** What the database says of a row that it does not take, by the code of its error, or by the class of it. */
const outcomes: Readonly<Record<string, Outcome>> = {
  23503: 'in the way',
  23505: 'in the way',
  22: 'wrong',
  23: 'wrong',
};

function readOutcome(error: unknown): Outcome | null {
  const { code = '' } = error as { code?: string };
  return outcomes[code] ?? outcomes[code.slice(0, 2)] ?? null;
}

type Insertion = { columns: readonly string[]; row: Row };

async function insertRow(client: ClientBase, { table }: BundlePart, { columns, row }: Insertion): Promise<Outcome> {
  const names = columns.join(', ');
  await client.query('savepoint bundle_row');
  try {
    const { rowCount } = await client.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from jsonb_populate_record(null::${table}, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(row)],
    );
    await client.query('release savepoint bundle_row');
    return rowCount === 1 ? 'added' : 'present';
  } catch (error) {
    await client.query('rollback to savepoint bundle_row');
    const outcome = readOutcome(error);
    if (outcome) return outcome;
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

/** Whoever makes something meanwhile gets numbers after those that come with the rows. */
async function raiseSequence(client: ClientBase, { table, key }: BundlePart, rows: readonly Row[]): Promise<void> {
  if (key.length > 1 || rows.length === 0) return;
  const highest = rows.reduce((max, { id }) => Math.max(max, Number(id)), 1);
  await client.query(
    `select setval(s, greatest(coalesce(pg_sequence_last_value(s), 1), $2)) from pg_get_serial_sequence($1, 'id')
       as name, lateral (select name::regclass as s) sequence`,
    [table, highest],
  );
}

export type RowImport = RowRules & { client: ClientBase; isDryRun: boolean };

/** Characters of a name in a report. */
const longestName = 200;

/** A name as a report can keep it, whatever it is. */
const toShown = (name: string): string => name.slice(0, longestName).toWellFormed().replaceAll('\0', '\ufffd');

function addName(report: PartReport, name: string): void {
  report.inTheWay += 1;
  if (report.conflicts.length < mostNames) report.conflicts.push(toShown(name));
}

function addErrors(report: PartReport, name: string, errors: readonly ErrorItem[]): void {
  report.wrong += 1;
  const room = mostNames - report.errors.length;
  report.errors.push(
    ...errors.slice(0, room).map(({ code, property }) => ({ name: toShown(name), code, property: toShown(property) })),
  );
}

/** Adds rows under their own numbers, so that everything that refers to them goes on doing so. */
export async function importRows(
  { client, isDryRun, ...rules }: RowImport,
  part: BundlePart,
  { rows, report }: { rows: readonly Row[]; report: PartReport },
): Promise<void> {
  const known = await listColumns(client, part.table);
  const checked = await Promise.all(
    rows.map(async (given) => ({ name: part.label(given), ...(await checkRow(part, given, rules)) })),
  );
  if (!isDryRun) {
    const right = checked.flatMap((one) => ('row' in one ? [one.row] : []));
    await raiseSequence(client, part, right);
  }
  for (const one of checked) {
    if ('errors' in one) {
      addErrors(report, one.name, one.errors);
      continue;
    }
    const { name, row } = one;
    const columns = known.filter((column) => column in row);
    const outcome = await insertRow(client, part, { columns, row });
    if (outcome === 'added') report.added += 1;
    else if (outcome === 'wrong') addErrors(report, name, [{ code: 'V_12', property: part.name }]);
    else {
      const present = outcome === 'present' ? await findPresent(client, part, row) : null;
      if (present && isSame(present, row)) report.same += 1;
      else addName(report, name);
    }
  }
}
