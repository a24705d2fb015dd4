import type { ClientBase } from 'pg';
import { ArchiveError, type ArchiveWriter, writeArchive } from '../shared/archive/index.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { type BundleChoice, conditionsOf } from './bundle-choice.ts';
import {
  type BundleEnd,
  type BundleHead,
  type BundlePart,
  entryNames,
  formatVersion,
  type PartName,
  parts,
  type Row,
  rowsPerEntry,
} from './bundle-format.ts';

export type BundleParts = {
  /** A connection of its own, without a time limit. */
  client: ClientBase;
  storage: StorageEngine;
  locales: BundleHead['locales'];
  choice: BundleChoice;
  /** Told how many rows and files are written, of how many. */
  onProgress?: (done: number, total: number) => void;
};

type Conditions = Readonly<Record<PartName, string>>;

/** Rows that are fetched at a time: a version has 2 MB at most. */
const rowsPerFetch = 20;

/** An entry is closed once it has this many bytes. */
const entryBytes = 4 * 1024 * 1024;

const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Whoever made something is nobody elsewhere; a request that waits for an answer stays behind. */
function toBundleRow(row: Row): Row {
  const kept = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name.endsWith('_by') ? null : value]),
  );
  if (kept.status !== 'requested') return kept;
  const live = kept.live_version_id ?? null;
  return { ...kept, status: live === null ? 'concept' : 'published', published_version_id: live };
}

/** The rows as JSON, as many together as go into an entry. */
async function* batchRows(client: ClientBase): AsyncIterable<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (;;) {
    const { rows } = await client.query<{ row: Row }>(`fetch ${rowsPerFetch} from bundle_rows`);
    const added = rows.map(({ row }) => JSON.stringify(toBundleRow(row)));
    batch.push(...added);
    bytes += added.reduce((sum, text) => sum + text.length, 0);
    const isLast = rows.length === 0;
    if (batch.length > 0 && (isLast || bytes >= entryBytes || batch.length + rowsPerFetch > rowsPerEntry)) {
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

const selectHashes = (where: string): string => `select distinct hash from file t where file_size > 0 and ${where}`;

async function writeMedia({ client, storage }: BundleParts, where: string, archive: PartWriter): Promise<number> {
  const { rows } = await client.query<{ hash: string }>(`${selectHashes(where)} order by hash`);
  for (const { hash } of rows) {
    const key = `files/${hash.slice(0, 2)}/${hash}`;
    const size = await storage.size(key);
    if (size === null) throw new ArchiveError(`The bytes of the file ${hash} are missing`);
    await archive.archive.addStream(`${entryNames.mediaFolder}${key}`, size, await storage.open(key));
    archive.onRows(1);
  }
  return rows.length;
}

async function describe({ client, locales }: BundleParts): Promise<BundleHead> {
  const { rows } = await client.query<{ key: string; value: unknown }>('select key, value from setting order by key');
  const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return { format: 'ximblox-bundle', version: formatVersion, madeAt: new Date().toISOString(), locales, settings };
}

async function countAll(client: ClientBase, conditions: Conditions): Promise<number> {
  const counts = parts.map(({ name, table }) => `(select count(*) from ${table} t where ${conditions[name]})`);
  const files = `(select count(*) from (${selectHashes(conditions.files)}) h)`;
  const { rows } = await client.query<{ total: number }>(`select (${[...counts, files].join(' + ')})::float8 as total`);
  return rows[0]?.total ?? 0;
}

async function fill(archive: ArchiveWriter, bundle: BundleParts): Promise<BundleEnd> {
  const { client, onProgress = () => {} } = bundle;
  const conditions = conditionsOf(bundle.choice);
  const total = await countAll(client, conditions);
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
  await archive.addBytes(entryNames.head, toJson(await describe(bundle)));
  const rows: Record<string, number> = {};
  for (const part of parts) rows[part.name] = await writePart(part, conditions[part.name], writer);
  const end: BundleEnd = { rows, files: await writeMedia(bundle, conditions.files, writer) };
  await archive.addBytes(entryNames.end, toJson(end));
  return end;
}

/** Runs `write` with what fills an archive with the rows of one moment and their media, while everything goes on. */
export async function withBundle<Result>(
  bundle: BundleParts,
  write: (fillArchive: (archive: ArchiveWriter) => Promise<BundleEnd>) => Promise<Result>,
): Promise<Result> {
  const { client } = bundle;
  await client.query('begin isolation level repeatable read, read only');
  try {
    return await write((archive) => fill(archive, bundle));
  } finally {
    await client.query('rollback');
  }
}

/** Writes pages, media and menus as they are at one moment into one file, a piece at a time, while everything goes on. */
export const exportBundle = (path: string, bundle: BundleParts): Promise<BundleEnd> =>
  withBundle(bundle, (fillArchive) => writeArchive(path, fillArchive));
