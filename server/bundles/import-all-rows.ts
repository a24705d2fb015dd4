import type { ClientBase } from 'pg';
import { readArchive } from '../shared/archive/index.ts';
import {
  type BundleEnd,
  type BundleHead,
  type BundlePart,
  entryNames,
  parts,
  type Row,
  rowsShape,
} from './bundle-format.ts';
import { BundleProblem } from './bundle-problem.ts';
import { type ImportParts, type ImportReport, isClear, type OnBytes } from './import-report.ts';
import { emptyReport, importRows, type PartReport } from './import-rows.ts';
import { readHead, readPart, readSettings } from './read-entry.ts';

/** What is known of a bundle's rows while they are read. */
class Reading {
  readonly report: ImportReport = {
    parts: {},
    files: 0,
    missingLocales: [],
    takesSettings: false,
    isImported: false,
  };
  readonly pageTypes = new Map<unknown, string>();
  #available: readonly string[];

  constructor({ locales }: Pick<ImportParts, 'locales'>) {
    this.#available = locales.availableLocales;
  }

  /** The locales that rows may have. */
  allow({ availableLocales }: BundleHead['locales']): void {
    this.#available = availableLocales;
  }

  needLocale(locale: string): void {
    const { missingLocales } = this.report;
    if (!this.#available.includes(locale) && !missingLocales.includes(locale)) missingLocales.push(locale);
  }

  /** What later rows are held to. */
  note({ name }: BundlePart, row: Row): void {
    if (name === 'pages') this.pageTypes.set(row.id, String(row.type));
    if (name === 'pages' || name === 'menus') this.needLocale(String(row.locale));
  }

  reportOf({ name }: BundlePart): PartReport {
    return (this.report.parts[name] ??= emptyReport());
  }
}

/** An installation without pages takes over the bundle's settings; another one has to have its locales. */
async function importSettings({ client, locales }: ImportParts, head: BundleHead, reading: Reading): Promise<void> {
  const { rows } = await client.query('select 1 from page limit 1');
  if (rows.length > 0) {
    if (head.locales.defaultLocale !== locales.defaultLocale)
      reading.report.missingLocales.push(head.locales.defaultLocale);
    return;
  }
  for (const [key, value] of Object.entries(readSettings(head))) {
    await client.query(
      'insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
      [key, JSON.stringify(value)],
    );
  }
  reading.allow(head.locales);
  reading.report.takesSettings = true;
}

function checkRows({ report }: Reading, { rows }: BundleEnd): void {
  for (const { name } of parts) {
    const { added, same, inTheWay, wrong } = report.parts[name] ?? emptyReport();
    if (added + same + inTheWay + wrong !== (rows[name] ?? 0)) throw new BundleProblem('incomplete', name);
  }
}

/** Adds the rows, which come before the bytes of files. */
async function readRows(path: string, bundle: ImportParts, onBytes: OnBytes): Promise<Reading> {
  const { client, services, isDryRun } = bundle;
  const reading = new Reading(bundle);
  for await (const entry of readArchive(path)) {
    const { name, size = 0 } = entry.header;
    const part = parts.find((one) => name.startsWith(`${one.name}/`));
    if (name === entryNames.head) await importSettings(bundle, await readHead(entry), reading);
    else if (part) {
      const rows = await readPart(entry, rowsShape);
      for (const row of rows) reading.note(part, row);
      const into = { client, services, isDryRun, pageTypes: reading.pageTypes };
      await importRows(into, part, { rows, report: reading.reportOf(part) });
    } else break;
    onBytes(size);
  }
  return reading;
}

/** A version that visitors see has to be one of its page; the keys of the tables alone do not tell. */
async function checkVersions(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select 1 from page p join page_version v on v.id in (p.newest_version_id, p.live_version_id, p.published_version_id)
      where v.page_id <> p.id limit 1`,
  );
  if (rows.length > 0) throw new BundleProblem('damaged', 'page-versions');
  await client.query('set constraints all immediate').catch((error: unknown) => {
    throw new BundleProblem('damaged', 'pages', { cause: error });
  });
}

async function finish({ client, onImport }: ImportParts, report: ImportReport): Promise<void> {
  await onImport?.(client, report);
  await client.query(`select pg_notify('ximblox_event', '{"name":"setting.changed"}')`);
  await client.query('commit');
}

/** Adds all rows in one transaction; where anything is in the way, none. */
export async function importAllRows(
  path: string,
  bundle: ImportParts,
  { end, onBytes }: { end: BundleEnd; onBytes: OnBytes },
): Promise<ImportReport> {
  const { client, isDryRun } = bundle;
  await client.query('begin');
  try {
    const reading = await readRows(path, bundle, onBytes);
    checkRows(reading, end);
    const report = { ...reading.report, files: end.files };
    if (isClear(report)) await checkVersions(client);
    const isImported = !isDryRun && isClear(report);
    if (isImported) await finish(bundle, { ...report, isImported });
    return { ...report, isImported };
  } finally {
    // After a commit there is nothing to take back.
    await client.query('rollback');
  }
}
