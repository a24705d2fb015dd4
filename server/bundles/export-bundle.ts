import type { ClientBase } from 'pg';
import { ArchiveError, type ArchiveWriter, writeArchive } from '../shared/archive/index.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import {
  type BundleEnd,
  type BundleHead,
  type BundlePart,
  entryNames,
  formatVersion,
  parts,
  type Row,
} from './bundle-format.ts';

export type BundleParts = {
  /** A connection of its own, without a time limit. */
  client: ClientBase;
  storage: StorageEngine;
  locales: BundleHead['locales'];
};

/** Rows of one entry, at most: they are held in memory together. */
const rowsPerEntry = 200;

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

async function writePart(client: ClientBase, archive: ArchiveWriter, part: BundlePart): Promise<number> {
  const order = part.key.join(', ');
  await client.query(
    `declare bundle_rows no scroll cursor for select to_jsonb(t) as row from ${part.table} t where ${part.where} order by ${order}`,
  );
  let count = 0;
  for (let entry = 1; ; entry += 1) {
    const { rows } = await client.query<{ row: Row }>(`fetch ${rowsPerEntry} from bundle_rows`);
    if (rows.length === 0) break;
    count += rows.length;
    const name = `${part.name}/${String(entry).padStart(6, '0')}.json`;
    await archive.addBytes(name, toJson(rows.map(({ row }) => toBundleRow(row))));
  }
  await client.query('close bundle_rows');
  return count;
}

async function writeMedia({ client, storage }: BundleParts, archive: ArchiveWriter): Promise<number> {
  const { rows } = await client.query<{ hash: string }>(
    'select distinct hash from file where deleted_at is null and file_size > 0 order by hash',
  );
  for (const { hash } of rows) {
    const key = `files/${hash.slice(0, 2)}/${hash}`;
    const size = await storage.size(key);
    if (size === null) throw new ArchiveError(`The bytes of the file ${hash} are missing`);
    await archive.addStream(`${entryNames.mediaFolder}${key}`, size, await storage.open(key));
  }
  return rows.length;
}

async function describe({ client, locales }: BundleParts): Promise<BundleHead> {
  const { rows } = await client.query<{ key: string; value: unknown }>('select key, value from setting order by key');
  const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return { format: 'ximblox-bundle', version: formatVersion, madeAt: new Date().toISOString(), locales, settings };
}

/** Writes pages, media and menus as they are at one moment into one file, a piece at a time, while everything goes on. */
export async function exportBundle(path: string, bundle: BundleParts): Promise<BundleEnd> {
  const { client } = bundle;
  await client.query('begin isolation level repeatable read, read only');
  try {
    return await writeArchive(path, async (archive) => {
      const head = await describe(bundle);
      await archive.addBytes(entryNames.head, toJson(head));
      const rows: Record<string, number> = {};
      for (const part of parts) rows[part.name] = await writePart(client, archive, part);
      const end: BundleEnd = { rows, files: await writeMedia(bundle, archive) };
      await archive.addBytes(entryNames.end, toJson(end));
      return end;
    });
  } finally {
    await client.query('rollback');
  }
}
