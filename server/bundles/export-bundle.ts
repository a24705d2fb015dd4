import type { ClientBase } from 'pg';
import { selectContentHashes } from '../media/index.ts';
import { readStoredSettings } from '../settings/index.ts';
import { ArchiveError, type ArchiveWriter, writeArchive } from '../shared/archive/index.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { type BundleChoice, rowConditionsOf } from './bundle-choice.ts';
import {
  type BundleTrailer,
  type BundleManifest,
  type BundlePart,
  bundleEntryNames,
  bundleFormatVersion,
  type BundlePartName,
  bundleParts,
  type BundleRow,
  maxRowsPerEntry,
} from './bundle-format.ts';

export type BundleExportOptions = {
  /** A dedicated connection without a statement timeout. */
  client: ClientBase;
  storage: StorageEngine;
  locales: BundleManifest['locales'];
  choice: BundleChoice;
  /** Called with the number of rows and files that are written, and their total. */
  onProgress?: (done: number, total: number) => void;
};

type RowConditions = Readonly<Record<BundlePartName, string>>;

/** Rows per fetch: a version has up to 2 MB. */
const rowsPerFetch = 20;

/** An entry ends once it has this many bytes. */
const maxEntryBytes = 4 * 1024 * 1024;

const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Users are unknown elsewhere, so references to them are dropped. So are open publication requests. */
function toBundleRow(row: BundleRow): BundleRow {
  const exported = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name.endsWith('_by') ? null : value]),
  );
  if (exported.status !== 'requested') return exported;
  const live = exported.live_version_id ?? null;
  return { ...exported, status: live === null ? 'concept' : 'published', published_version_id: live };
}

/** Yields the rows as JSON, as many as fit into an entry. */
async function* batchRows(client: ClientBase): AsyncIterable<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (;;) {
    const { rows } = await client.query<{ row: BundleRow }>(`fetch ${rowsPerFetch} from bundle_rows`);
    const added = rows.map(({ row }) => JSON.stringify(toBundleRow(row)));
    batch.push(...added);
    bytes += added.reduce((sum, text) => sum + text.length, 0);
    const isLast = rows.length === 0;
    if (batch.length > 0 && (isLast || bytes >= maxEntryBytes || batch.length + rowsPerFetch > maxRowsPerEntry)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    if (isLast) return;
  }
}

type PartWriter = { client: ClientBase; archive: ArchiveWriter; onRows: (count: number) => void };

async function writePart(part: BundlePart, where: string, { client, archive, onRows }: PartWriter): Promise<number> {
  const order = part.key.join(', ');
  await client.query(
    `declare bundle_rows no scroll cursor for select ${part.select} as row from ${part.table} t where ${where} order by ${order}`,
  );
  let count = 0;
  let entry = 0;
  for await (const rows of batchRows(client)) {
    entry += 1;
    count += rows.length;
    await archive.addBytes(`${part.name}/${String(entry).padStart(6, '0')}.json`, Buffer.from(`[${rows.join(',')}]`));
    onRows(rows.length);
  }
  await client.query('close bundle_rows');
  return count;
}

async function writeMedia(
  { client, storage }: BundleExportOptions,
  where: string,
  writer: PartWriter,
): Promise<number> {
  const { rows } = await client.query<{ hash: string }>(`${selectContentHashes(where)} order by hash`);
  for (const { hash } of rows) {
    const key = `files/${hash.slice(0, 2)}/${hash}`;
    const size = await storage.size(key);
    if (size === null) throw new ArchiveError(`The bytes of the file ${hash} are missing`);
    await writer.archive.addStream(`${bundleEntryNames.mediaFolder}${key}`, size, await storage.open(key));
    writer.onRows(1);
  }
  return rows.length;
}

async function createManifest({ client, locales }: BundleExportOptions): Promise<BundleManifest> {
  const settings = await readStoredSettings(client);
  return {
    format: 'ximblox-bundle',
    version: bundleFormatVersion,
    madeAt: new Date().toISOString(),
    locales,
    settings,
  };
}

async function countRowsAndFiles(client: ClientBase, conditions: RowConditions): Promise<number> {
  const counts = bundleParts.map(({ name, table }) => `(select count(*) from ${table} t where ${conditions[name]})`);
  const files = `(select count(*) from (${selectContentHashes(conditions.files)}) h)`;
  const { rows } = await client.query<{ total: number }>(`select (${[...counts, files].join(' + ')})::float8 as total`);
  return rows[0]?.total ?? 0;
}

async function writeContents(archive: ArchiveWriter, options: BundleExportOptions): Promise<BundleTrailer> {
  const { client, onProgress = () => {} } = options;
  const conditions = rowConditionsOf(options.choice);
  const total = await countRowsAndFiles(client, conditions);
  let done = 0;
  const writer: PartWriter = {
    client,
    archive,
    onRows: (count) => {
      done += count;
      onProgress(done, total);
    },
  };
  onProgress(done, total);
  await archive.addBytes(bundleEntryNames.manifest, toJson(await createManifest(options)));
  const rows: Record<string, number> = {};
  for (const part of bundleParts) rows[part.name] = await writePart(part, conditions[part.name], writer);
  const trailer: BundleTrailer = { rows, files: await writeMedia(options, conditions.files, writer) };
  await archive.addBytes(bundleEntryNames.trailer, toJson(trailer));
  return trailer;
}

/**
 * Runs `write` with a function that fills an archive with a consistent snapshot of the rows and their media, while the
 * server runs.
 */
export async function withBundleContents<Result>(
  options: BundleExportOptions,
  write: (fillArchive: (archive: ArchiveWriter) => Promise<BundleTrailer>) => Promise<Result>,
): Promise<Result> {
  const { client } = options;
  await client.query('begin isolation level repeatable read, read only');
  try {
    return await write((archive) => writeContents(archive, options));
  } finally {
    await client.query('rollback');
  }
}

/** Writes a snapshot of pages, media and menus into one file, piece by piece, while the server runs. */
export const exportBundle = (path: string, options: BundleExportOptions): Promise<BundleTrailer> =>
  withBundleContents(options, (fillArchive) => writeArchive(path, fillArchive));
