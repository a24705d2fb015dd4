import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { StorageEngine } from '../shared/storage/index.ts';
import { ArchiveError, type ArchiveWriter, writeArchive } from '../shared/archive/index.ts';
import {
  type BackupTable,
  backupEntryNames,
  backupFormatVersion,
  type BackupManifest,
  type WaitingJob,
} from './backup-format.ts';
import { listMigrations, listSequences, listTables, quoteIdentifier } from './database-catalog.ts';
import { MediaBackup } from './media-backup.ts';

export type BackupOptions = {
  /** A dedicated connection without a statement timeout. */
  client: ClientBase;
  storage: StorageEngine;
  /** Tables that are of no use in another installation. */
  excludedTables: readonly string[];
};

/** Date and content of a backup; `missing` are the hashes of lost files. */
export type BackupSummary = { madeAt: Date; rows: number; files: number; bytes: number; missing: readonly string[] };

/** Bytes per entry of a table. Tar needs to know the size of an entry before its bytes are written. */
const maxEntryBytes = 4 * 1024 * 1024;

async function writeTable(client: ClientBase, archive: ArchiveWriter, table: BackupTable): Promise<number> {
  const columns = table.columns.map(quoteIdentifier).join(', ');
  const rows = client.query(copyTo(`copy public.${quoteIdentifier(table.name)} (${columns}) to stdout`));
  let chunks: Buffer[] = [];
  let size = 0;
  let count = 0;
  const flush = async () => {
    count += 1;
    const name = `${backupEntryNames.tablesFolder}${table.name}/${String(count).padStart(6, '0')}.copy`;
    await archive.addBytes(name, Buffer.concat(chunks));
    chunks = [];
    size = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxEntryBytes) await flush();
  }
  if (size > 0) await flush();
  return rows.rowCount;
}

/** Returns every waiting job. Periodic jobs are left out: the server schedules them itself. */
async function loadWaitingJobs(client: ClientBase): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select t.identifier as name, j.payload, to_json(j.run_at) as "runAt", j.key, j.max_attempts as "maxAttempts"
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.attempts < j.max_attempts and not coalesce(j.flags ? 'cron', false)
        and not (j.payload::jsonb ? '_cron') order by j.id`,
  );
  return rows;
}

async function createManifest({ client, excludedTables }: BackupOptions): Promise<BackupManifest> {
  const migrations = await listMigrations(client);
  if (migrations.length === 0) throw new ArchiveError('There is nothing to back up: the database is empty');
  const tables = await listTables(client, excludedTables);
  return {
    format: 'ximblox-backup',
    version: backupFormatVersion,
    madeAt: new Date().toISOString(),
    migrations,
    tables,
  };
}

async function writeTables(client: ClientBase, archive: ArchiveWriter, { tables }: BackupManifest) {
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table.name] = await writeTable(client, archive, table);
  await archive.addBytes(backupEntryNames.jobs, toJson(await loadWaitingJobs(client)));
  return { rows, sequences: await listSequences(client) };
}

async function checkNotUpgraded(client: ClientBase, { migrations }: BackupManifest): Promise<void> {
  if ((await listMigrations(client)).length !== migrations.length)
    throw new ArchiveError('The installation was upgraded during the backup: make it again');
}

const toJson = (value: object): Buffer => Buffer.from(JSON.stringify(value));

/** Runs `read` on a consistent snapshot of the database. */
async function onSnapshot<Result>(client: ClientBase, read: () => Promise<Result>): Promise<Result> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    return await read();
  } finally {
    await client.query('rollback');
  }
}

/**
 * Writes the database and the media into one file while the server runs. First come the existing media, then a snapshot
 * of the database, then the media added meanwhile. So every file that the snapshot refers to is included.
 */
export function writeBackup(path: string, options: BackupOptions): Promise<BackupSummary> {
  return writeArchive(path, async (archive) => {
    const manifest = await createManifest(options);
    await archive.addBytes(backupEntryNames.manifest, toJson(manifest));
    const mediaBackup = new MediaBackup(options.storage, archive);
    await mediaBackup.addNewFiles();
    const { rows, sequences, hashes } = await onSnapshot(options.client, async () => {
      await checkNotUpgraded(options.client, manifest);
      const written = await writeTables(options.client, archive, manifest);
      return { ...written, hashes: await mediaBackup.listReferencedHashes(options.client) };
    });
    await mediaBackup.addNewFiles();
    const { files, bytes } = mediaBackup;
    await archive.addBytes(backupEntryNames.trailer, toJson({ rows, sequences, files, bytes }));
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return { madeAt: new Date(manifest.madeAt), rows: total, files, bytes, missing: mediaBackup.findMissing(hashes) };
  });
}
