import type { ClientBase } from 'pg';
import { type ArchiveEntry, ArchiveError, readArchive, readJson } from '../shared/archive/index.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import {
  type BundleEnd,
  type BundleHead,
  endShape,
  entryNames,
  formatVersion,
  headShape,
  parts,
  rowsShape,
} from './bundle-format.ts';
import { importRows, type PartReport, raiseSequence } from './import-rows.ts';

export type ImportParts = {
  /** A connection of its own, without a time limit. */
  client: ClientBase;
  storage: StorageEngine;
  /** Present settings of the installation. */
  locales: BundleHead['locales'];
  /** Does everything, and then takes it back. */
  isDryRun: boolean;
};

export type ImportReport = {
  parts: Record<string, PartReport>;
  files: number;
  /** Locales that the installation would need first. */
  missingLocales: string[];
  isImported: boolean;
};

const isClear = ({ parts: reports, missingLocales }: ImportReport): boolean =>
  missingLocales.length === 0 && Object.values(reports).every(({ conflicts }) => conflicts.length === 0);

/** An installation without pages takes over the bundle's settings; another one has to have its locales. */
async function importSettings({ client, locales }: ImportParts, head: BundleHead): Promise<string[]> {
  const wanted = head.locales;
  const { rows } = await client.query('select 1 from page limit 1');
  if (rows.length > 0) {
    const missing = wanted.availableLocales.filter((locale) => !locales.availableLocales.includes(locale));
    return wanted.defaultLocale === locales.defaultLocale ? missing : [...missing, wanted.defaultLocale];
  }
  for (const [key, value] of Object.entries({ ...head.settings, ...wanted })) {
    await client.query(
      'insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
      [key, JSON.stringify(value)],
    );
  }
  return [];
}

async function importFile(entry: ArchiveEntry, { storage, isDryRun }: ImportParts): Promise<void> {
  const key = entry.header.name.slice(entryNames.mediaFolder.length);
  const staged = await storage.stage(entry, Number.POSITIVE_INFINITY);
  const isWhole = key === `files/${staged.hash.slice(0, 2)}/${staged.hash}`;
  if (isWhole && !isDryRun) return storage.keep(staged, key);
  await storage.discard(staged);
  if (!isWhole) throw new ArchiveError(`The bundle's ${key} is damaged`);
  return undefined;
}

function addReport(report: ImportReport, name: string, more: PartReport): void {
  const { added, same, conflicts } = report.parts[name] ?? { added: 0, same: 0, conflicts: [] };
  report.parts[name] = {
    added: added + more.added,
    same: same + more.same,
    conflicts: [...conflicts, ...more.conflicts],
  };
}

function checkWhole(report: ImportReport, { rows, files }: BundleEnd): void {
  for (const [name, expected] of Object.entries(rows)) {
    const { added, same, conflicts } = report.parts[name] ?? { added: 0, same: 0, conflicts: [] };
    if (added + same + conflicts.length !== expected)
      throw new ArchiveError(`The bundle is damaged: ${name} are missing`);
  }
  if (report.files !== files) throw new ArchiveError('The bundle is damaged: files are missing');
}

async function readEntries(entries: AsyncIterator<ArchiveEntry>, bundle: ImportParts): Promise<ImportReport> {
  const first = await entries.next();
  if (first.done || first.value.header.name !== entryNames.head)
    throw new ArchiveError('This is no bundle of this product');
  const head = await readJson(first.value, headShape);
  if (head.version > formatVersion) throw new ArchiveError('The bundle was made by a newer release than this one');
  const missingLocales = await importSettings(bundle, head);
  const report: ImportReport = { parts: {}, files: 0, missingLocales, isImported: false };
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const entry = next.value;
    const { name } = entry.header;
    const part = parts.find((one) => name.startsWith(`${one.name}/`));
    if (part) addReport(report, part.name, await importRows(bundle.client, part, await readJson(entry, rowsShape)));
    else if (name.startsWith(entryNames.mediaFolder)) {
      await importFile(entry, { ...bundle, isDryRun: bundle.isDryRun || !isClear(report) });
      report.files += 1;
    } else if (name === entryNames.end) {
      checkWhole(report, await readJson(entry, endShape));
      return report;
    } else throw new ArchiveError(`The bundle holds ${name}, which this release does not know`);
  }
  throw new ArchiveError('The bundle is not whole: its end is missing');
}

async function finish({ client }: ImportParts): Promise<void> {
  for (const part of parts) await raiseSequence(client, part);
  await client.query(`insert into audit_entry (action, subject_type) values ('bundle.imported', 'bundle')`);
  await client.query(`select pg_notify('ximblox_event', '{"name":"setting.changed"}')`);
  await client.query('commit');
}

/**
 * Adds the pages, media and menus of a bundle, all of them or, where anything is in the way, none; the report tells
 * what. The search finds them by itself soon afterwards. ArchiveError where the file is damaged.
 */
export async function importBundle(path: string, bundle: ImportParts): Promise<ImportReport> {
  const entries = readArchive(path)[Symbol.asyncIterator]();
  await bundle.client.query('begin');
  try {
    const report = await readEntries(entries, bundle);
    if (isClear(report)) await bundle.client.query('set constraints all immediate');
    const isImported = !bundle.isDryRun && isClear(report);
    if (isImported) await finish(bundle);
    return { ...report, isImported };
  } finally {
    // After a commit there is nothing to take back.
    await bundle.client.query('rollback');
    await entries.return?.();
  }
}
