import type { ClientBase } from 'pg';
import { readArchive } from '../shared/archive/index.ts';
import { type BundleEnd, type BundleHead, entryNames, type PartName, parts, rowsShape } from './bundle-format.ts';
import { BundleProblem } from './bundle-problem.ts';
import type { FileErrors } from './import-media.ts';
import { type ImportParts, type ImportReport, isClear, type OnBytes } from './import-report.ts';
import { importRows } from './import-rows.ts';
import { ImportState } from './import-state.ts';
import { emptyReport } from './part-report.ts';
import { readHead, readPart, readSettings } from './read-entry.ts';
import { raiseNumbers } from './sequences.ts';
import { refuseUnprovenGroups } from './translation-groups.ts';

/** An installation without pages takes over the bundle's settings; another one has to have its locales. */
async function importSettings(state: ImportState, head: BundleHead): Promise<void> {
  const { client, locales } = state.bundle;
  const { rows } = await client.query('select 1 from page limit 1');
  if (rows.length > 0) {
    if (head.locales.defaultLocale !== locales.defaultLocale)
      state.report.missingLocales.push(head.locales.defaultLocale);
    return;
  }
  for (const [key, value] of Object.entries(readSettings(head))) {
    await client.query(
      'insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
      [key, JSON.stringify(value)],
    );
  }
  state.allow(head.locales);
  state.report.takesSettings = true;
}

function checkRows({ report }: ImportState, { rows }: BundleEnd): void {
  for (const { name } of parts) {
    const { added, same, inTheWay, wrong } = report.parts[name] ?? emptyReport();
    if (added + same + inTheWay + wrong !== (rows[name] ?? 0)) throw new BundleProblem('incomplete', name);
  }
}

/** Adds the rows, which come before the bytes of files. */
async function readRows(path: string, state: ImportState, onBytes: OnBytes): Promise<void> {
  for await (const entry of readArchive(path)) {
    const { name, size = 0 } = entry.header;
    const part = parts.find((one) => name.startsWith(`${one.name}/`));
    if (name === entryNames.head) await importSettings(state, await readHead(entry));
    else if (part) {
      const rows = await readPart(entry, rowsShape);
      for (const row of rows) state.note(part, row);
      await importRows(state, part, rows);
    } else break;
    onBytes(size);
  }
  refuseUnprovenGroups(state);
}

/** What the keys of the tables alone do not ensure, with the part of a bundle that would be to blame. */
const inconsistencies: readonly { place: PartName; select: string }[] = [
  {
    place: 'page-versions',
    select: `select 1 from page p join page_version v
                on v.id in (p.newest_version_id, p.live_version_id, p.published_version_id)
              where v.page_id <> p.id limit 1`,
  },
  {
    // The next version gets the number after the newest one's.
    place: 'page-versions',
    select: `select 1 from page p join page_version n on n.id = p.newest_version_id
               join page_version v on v.page_id = p.id and v.number > n.number limit 1`,
  },
  {
    place: 'publications',
    select: `select 1 from publication u join page_version v on v.id = u.version_id where v.page_id <> u.page_id limit 1`,
  },
  {
    place: 'publications',
    select: `select 1 from page p left join publication u on u.id = p.publication_id
              where p.publication_id is not null and u.page_id is distinct from p.id limit 1`,
  },
];

async function checkConsistency(client: ClientBase): Promise<void> {
  for (const { place, select } of inconsistencies) {
    const { rows } = await client.query(select);
    if (rows.length > 0) throw new BundleProblem('damaged', place);
  }
  await client.query('set constraints all immediate').catch((error: unknown) => {
    throw new BundleProblem('damaged', 'pages', { cause: error });
  });
}

/** No number that a content names without having it in the bundle may become something else's. */
async function raiseNamed({ bundle, highestNamed }: ImportState): Promise<void> {
  for (const [table, highest] of Object.entries(highestNamed))
    if (highest > 0) await raiseNumbers(bundle.client, table, highest);
}

async function finish({ client, onImport }: ImportParts, report: ImportReport): Promise<void> {
  await onImport?.(client, report);
  await client.query(`select pg_notify('ximblox_event', '{"name":"setting.changed"}')`);
  await client.query('commit');
}

type Read = { end: BundleEnd; fileErrors: FileErrors; onBytes: OnBytes };

/** Adds all rows in one transaction; where anything is in the way, none. */
export async function importAllRows(
  path: string,
  bundle: ImportParts,
  { end, fileErrors, onBytes }: Read,
): Promise<ImportReport> {
  const { client, isDryRun } = bundle;
  const state = new ImportState(bundle, fileErrors);
  await client.query('begin');
  try {
    await readRows(path, state, onBytes);
    checkRows(state, end);
    const report = { ...state.report, files: end.files };
    if (isClear(report)) await checkConsistency(client);
    const isImported = !isDryRun && isClear(report);
    if (isImported) {
      await raiseNamed(state);
      await finish(bundle, { ...report, isImported });
    }
    return { ...report, isImported };
  } finally {
    // After a commit there is nothing to take back.
    await client.query('rollback');
  }
}
