import { stat } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { readForeignSettings } from '../settings/index.ts';
import { type ArchiveEntry, ArchiveError, readArchive, readJson } from '../shared/archive/index.ts';
import type { Services } from '../shared/context.ts';
import { AppError } from '../shared/errors/index.ts';
import {
  type BundleEnd,
  type BundleHead,
  type BundlePart,
  endShape,
  entryNames,
  formatVersion,
  headShape,
  type PartName,
  parts,
  type Row,
  rowsShape,
} from './bundle-format.ts';
import { BundleProblem } from './bundle-problem.ts';
import { checkOutline, longestRows } from './check-outline.ts';
import { importMedia, NamedContents } from './import-media.ts';
import { emptyReport, importRows, type PartReport } from './import-rows.ts';

export type ImportParts = {
  /** A connection of its own, without a time limit. */
  client: ClientBase;
  services: Pick<Services, 'storage' | 'pictures' | 'blockDefinitions' | 'pageTypeDefinitions'>;
  /** Present settings of the installation. */
  locales: BundleHead['locales'];
  /** Does everything, and then takes it back. */
  isDryRun: boolean;
  /** Told how many bytes of the bundle are read, of how many. */
  onProgress?: (done: number, total: number) => void;
  /** What else happens in the transaction of an import. */
  onImport?: (client: ClientBase, report: ImportReport) => Promise<void>;
};

export type ImportReport = {
  parts: Partial<Record<PartName, PartReport>>;
  files: number;
  /** Locales that the installation would need first. */
  missingLocales: string[];
  /** Whether the installation was empty, and has the bundle's settings too. */
  takesSettings: boolean;
  isImported: boolean;
};

/** Whether nothing stands in the way of an import. */
export const isClear = ({ parts: reports, missingLocales }: ImportReport): boolean =>
  missingLocales.length === 0 && Object.values(reports).every(({ inTheWay, wrong }) => inTheWay + wrong === 0);

/** What is known of a bundle while it is read. */
class Reading {
  readonly report: ImportReport = {
    parts: {},
    files: 0,
    missingLocales: [],
    takesSettings: false,
    isImported: false,
  };
  readonly contents = new NamedContents();
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

  /** What later rows and files are held to. */
  note({ name }: BundlePart, row: Row): void {
    if (name === 'files') this.contents.add(row);
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

function readSettings(head: BundleHead) {
  try {
    return readForeignSettings({ ...head.settings, ...head.locales });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new BundleProblem('settings', error.errors[0]?.property, { cause: error });
  }
}

function checkWhole({ report, contents }: Reading, { rows, files }: BundleEnd): void {
  for (const { name } of parts) {
    const { added, same, inTheWay, wrong } = report.parts[name] ?? emptyReport();
    if (added + same + inTheWay + wrong !== (rows[name] ?? 0)) throw new BundleProblem('incomplete', name);
  }
  if (report.files !== files || contents.missing !== null)
    throw new BundleProblem('incomplete', contents.missing ?? entryNames.mediaFolder);
}

async function readHead(entry: ArchiveEntry): Promise<BundleHead> {
  const head = await readJson(entry, headShape).catch((error: unknown) => {
    throw new BundleProblem('no-bundle', '', { cause: error });
  });
  if (head.version > formatVersion) throw new BundleProblem('newer');
  return head;
}

/** What cannot be read of an entry is told by its name. */
async function readPart<Value>(entry: ArchiveEntry, shape: Parameters<typeof readJson<Value>>[1]): Promise<Value> {
  try {
    return await readJson(entry, shape, longestRows);
  } catch (error) {
    throw error instanceof ArchiveError ? new BundleProblem('damaged', entry.header.name, { cause: error }) : error;
  }
}

async function readEntry(entry: ArchiveEntry, bundle: ImportParts, reading: Reading): Promise<void> {
  const { name } = entry.header;
  const { client, services, isDryRun } = bundle;
  const part = parts.find((one) => name.startsWith(`${one.name}/`));
  if (part) {
    const rows = await readPart(entry, rowsShape);
    for (const row of rows) reading.note(part, row);
    const into = { client, services, isDryRun, pageTypes: reading.pageTypes };
    await importRows(into, part, { rows, report: reading.reportOf(part) });
  } else {
    const isKept = !isDryRun && isClear(reading.report);
    await importMedia(entry, reading.contents, { services, isKept });
    reading.report.files += 1;
  }
}

async function readEntries(path: string, bundle: ImportParts): Promise<ImportReport> {
  const { onProgress = () => {} } = bundle;
  const total = (await stat(path)).size;
  const reading = new Reading(bundle);
  let done = 0;
  for await (const entry of readArchive(path)) {
    const { name, size = 0 } = entry.header;
    if (name === entryNames.head) await importSettings(bundle, await readHead(entry), reading);
    else if (name === entryNames.end) {
      checkWhole(reading, await readPart(entry, endShape));
      return reading.report;
    } else await readEntry(entry, bundle, reading);
    done += size;
    onProgress(done, total);
  }
  throw new BundleProblem('incomplete');
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

/**
 * Adds the pages, media and menus of a bundle, all of them or, where anything is in the way, none; the report tells
 * what. The search finds them by itself soon afterwards. BundleProblem where the file is none, or damaged.
 */
export async function importBundle(path: string, bundle: ImportParts): Promise<ImportReport> {
  await checkOutline(path);
  await bundle.client.query('begin');
  try {
    const report = await readEntries(path, bundle);
    if (isClear(report)) await checkVersions(bundle.client);
    const isImported = !bundle.isDryRun && isClear(report);
    if (isImported) await finish(bundle, { ...report, isImported });
    return { ...report, isImported };
  } finally {
    // After a commit there is nothing to take back.
    await bundle.client.query('rollback');
  }
}
