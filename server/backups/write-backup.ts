import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { StorageEngine } from '../shared/storage/index.ts';
import { ArchiveError, type ArchiveWriter, writeArchive } from '../shared/archive/index.ts';
import { type BackupTable, entryNames, formatVersion, type Manifest, type WaitingJob } from './backup-format.ts';
import { listMigrations, listSequences, listTables, quote } from './database-outline.ts';
import { MediaCopy } from './media-copy.ts';

export type BackupParts = {
  /** A connection of its own, without a time limit. */
  client: ClientBase;
  storage: StorageEngine;
  /** Tables that are worth nothing elsewhere. */
  leftOut: readonly string[];
};

export type BackupSummary = { madeAt: Date; rows: number; files: number; bytes: number; missing: readonly string[] };

/** A table's entries hold this many bytes: the size of an entry has to be known before its bytes are written. */
const pieceSize = 4 * 1024 * 1024;

async function writeTable(client: ClientBase, archive: ArchiveWriter, table: BackupTable): Promise<number> {
  const columns = table.columns.map(quote).join(', ');
  const rows = client.query(copyTo(`copy public.${quote(table.name)} (${columns}) to stdout`));
  let piece: Buffer[] = [];
  let size = 0;
  let count = 0;
  const flush = async () => {
    count += 1;
    const name = `${entryNames.tablesFolder}${table.name}/${String(count).padStart(6, '0')}.copy`;
    await archive.addBytes(name, Buffer.concat(piece));
    piece = [];
    size = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk);
    size += chunk.length;
    if (size >= pieceSize) await flush();
  }
  if (size > 0) await flush();
  return rows.rowCount;
}

/** Every job that waits once; what repeats by itself starts again with the server. */
async function loadJobs(client: ClientBase): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select t.identifier as name, j.payload, to_json(j.run_at) as "runAt", j.key, j.max_attempts as "maxAttempts"
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.attempts < j.max_attempts and not coalesce(j.flags ? 'cron', false)
        and not (j.payload::jsonb ? '_cron') order by j.id`,
  );
  return rows;
}

async function readManifest({ client, leftOut }: BackupParts): Promise<Manifest> {
  const migrations = await listMigrations(client);
  if (migrations.length === 0) throw new ArchiveError('There is nothing to back up: the database is empty');
  const tables = await listTables(client, leftOut);
  return { format: 'ximblox-backup', version: formatVersion, madeAt: new Date().toISOString(), migrations, tables };
}

async function writeTables(client: ClientBase, archive: ArchiveWriter, { tables }: Manifest) {
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table.name] = await writeTable(client, archive, table);
  await archive.addBytes(entryNames.jobs, toJson(await loadJobs(client)));
  return { rows, sequences: await listSequences(client) };
}

async function checkNotUpgraded(client: ClientBase, { migrations }: Manifest): Promise<void> {
  if ((await listMigrations(client)).length !== migrations.length)
    throw new ArchiveError('The installation was upgraded during the backup: make it again');
}

const toJson = (value: object): Buffer => Buffer.from(JSON.stringify(value));

/** Runs it on what the database holds at this one moment, whatever is written meanwhile. */
async function onSnapshot<Result>(client: ClientBase, read: () => Promise<Result>): Promise<Result> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    return await read();
  } finally {
    await client.query('rollback');
  }
}

/**
 * Writes the database and the media into one file while everything goes on. The media that are there come first, then
 * the database as it is at one moment, then the media that came in between: whatever that moment names is in the file.
 */
export function writeBackup(path: string, parts: BackupParts): Promise<BackupSummary> {
  return writeArchive(path, async (archive) => {
    const manifest = await readManifest(parts);
    await archive.addBytes(entryNames.manifest, toJson(manifest));
    const media = new MediaCopy(parts.storage, archive);
    await media.copyNew();
    const { rows, sequences, hashes } = await onSnapshot(parts.client, async () => {
      await checkNotUpgraded(parts.client, manifest);
      const written = await writeTables(parts.client, archive, manifest);
      return { ...written, hashes: await media.listNamed(parts.client) };
    });
    await media.copyNew();
    const { files, bytes } = media;
    await archive.addBytes(entryNames.end, toJson({ rows, sequences, files, bytes }));
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return { madeAt: new Date(manifest.madeAt), rows: total, files, bytes, missing: media.missingOf(hashes) };
  });
}
