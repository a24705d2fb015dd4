import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { StorageEngine } from '../shared/storage/index.ts';
import {
  type BackupTrailer,
  backupTrailerSchema,
  backupEntryNames,
  backupFormatVersion,
  waitingJobSchema,
  type BackupManifest,
  backupManifestSchema,
  type WaitingJob,
} from './backup-format.ts';
import { listMigrations, quoteIdentifier } from './database-catalog.ts';
import { withUnconstrainedTables } from './with-unconstrained-tables.ts';
import { type ArchiveEntry, ArchiveError, readArchive, readArchiveJson } from '../shared/archive/index.ts';
import { RestoredMedia } from './restored-media.ts';
import { TableLoader } from './table-loader.ts';

export type RestoreOptions = {
  /** A dedicated connection without a statement timeout. */
  client: ClientBase;
  storage: StorageEngine;
  /** Names of all migrations of this release. */
  knownMigrations: readonly string[];
  /** Runs the named migrations, or all of them for null. */
  migrate: (names: readonly string[] | null) => Promise<void>;
};

/** Date and content of a restored backup; `bytes` are those of the media. */
export type RestoreSummary = { madeAt: Date; rows: number; files: number; bytes: number };

/** Refuses a database that is in use: a restore never mixes two installations. */
async function checkEmpty(client: ClientBase, { migrations }: BackupManifest): Promise<void> {
  const appliedMigrations = await listMigrations(client);
  if (appliedMigrations.length === 0) return;
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select 1 from "user") or exists (select 1 from page) as used',
  );
  if (rows[0]?.used)
    throw new ArchiveError(
      'The database is not empty: restore into a new DATA_DIR or database, or only try the backup with --try',
    );
  if (appliedMigrations.some((name) => !migrations.includes(name)))
    throw new ArchiveError('The database was already made ready for a newer release than the backup: use a new one');
}

function checkVersion({ version, migrations }: BackupManifest, knownMigrations: readonly string[]): void {
  if (version > backupFormatVersion || migrations.some((name) => !knownMigrations.includes(name)))
    throw new ArchiveError('The backup was made by a newer release than this one: restore it with that release');
}

async function addJobs(client: ClientBase, jobs: readonly WaitingJob[]): Promise<void> {
  for (const { name, payload, runAt, key, maxAttempts } of jobs) {
    await client.query(
      `select graphile_worker.add_job($1, $2::json, run_at => $3, job_key => $4, max_attempts => $5)`,
      [name, JSON.stringify(payload), runAt, key, maxAttempts],
    );
  }
}

async function setSequences(client: ClientBase, { sequences }: BackupTrailer): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `public.${quoteIdentifier(name)}`,
    ]);
    if (rows[0]?.there && last !== null)
      await client.query('select setval($1::regclass, $2)', [`public.${quoteIdentifier(name)}`, last]);
  }
}

async function checkRows(client: ClientBase, { rows }: BackupTrailer): Promise<void> {
  for (const [name, expected] of Object.entries(rows)) {
    const { rows: found } = await client.query<{ count: string }>(
      `select count(*) from public.${quoteIdentifier(name)}`,
    );
    if (Number(found[0]?.count) !== expected)
      throw new ArchiveError(`The backup is damaged: ${name} has ${found[0]?.count} rows instead of ${expected}`);
  }
}

type RestoredContents = { trailer: BackupTrailer; files: number };

/** Reads everything after the manifest. */
async function readContents(
  entries: AsyncIterator<ArchiveEntry>,
  loader: TableLoader,
  { client, media }: { client: ClientBase; media: RestoredMedia },
): Promise<RestoredContents> {
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const entry = next.value;
    const { name } = entry.header;
    if (name.startsWith(backupEntryNames.mediaFolder)) {
      await media.persist(name.slice(backupEntryNames.mediaFolder.length), entry);
    } else if (name.startsWith(backupEntryNames.tablesFolder)) {
      await loader.add(name.slice(backupEntryNames.tablesFolder.length).replace(/\/\d+\.copy$/, ''), entry);
    } else if (name === backupEntryNames.jobs) {
      await loader.end();
      await addJobs(client, await readArchiveJson(entry, z.array(waitingJobSchema)));
    } else if (name === backupEntryNames.trailer)
      return { trailer: await readArchiveJson(entry, backupTrailerSchema), files: media.count };
    else throw new ArchiveError(`The backup holds ${name}, which this release does not know`);
  }
  throw new ArchiveError('The backup is incomplete: its end is missing');
}

/** Messages by class of SQLSTATE: bad values, broken constraints, unknown names, no disk space. */
const messageBySqlStateClass: Readonly<Record<string, string>> = {
  22: 'The backup is damaged',
  23: 'The backup is damaged',
  42: 'The backup is damaged',
  53: 'The database has no room for the backup',
};

/** Turns an error of the database into a message of one line. Returns any other error unchanged. */
function explainDatabaseError(error: unknown): unknown {
  const { code = '', message: detail } = error as { code?: unknown; message?: string };
  const message = messageBySqlStateClass[String(code).slice(0, 2)];
  const isDatabaseError = message !== undefined && /^[0-9A-Z]{5}$/.test(String(code));
  return isDatabaseError ? new ArchiveError(`${message}: ${detail}`, { cause: error }) : error;
}

/**
 * Restores a backup into an empty installation of the same or a newer release. Runs in one transaction and checks every
 * row count and file. Throws ArchiveError with a message of one line; the connection cannot be used afterwards.
 */
export async function restoreBackup(path: string, options: RestoreOptions): Promise<RestoreSummary> {
  const { client } = options;
  const entries = readArchive(path)[Symbol.asyncIterator]();
  const first = await entries.next();
  if (first.done || first.value.header.name !== backupEntryNames.manifest)
    throw new ArchiveError(`${path} is not a backup of this product`);
  const manifest = await readArchiveJson(first.value, backupManifestSchema);
  checkVersion(manifest, options.knownMigrations);
  await checkEmpty(client, manifest);
  await options.migrate(manifest.migrations);
  const media = new RestoredMedia(options.storage);
  await client.query('begin');
  try {
    const { trailer, files } = await withUnconstrainedTables(client, manifest.tables, async () => {
      const contents = await readContents(entries, new TableLoader(client, manifest.tables), { client, media });
      await setSequences(client, contents.trailer);
      await checkRows(client, contents.trailer);
      return contents;
    });
    if (files !== trailer.files)
      throw new ArchiveError(`The backup is damaged: ${files} of its ${trailer.files} files are there`);
    await client.query('commit');
    media.commit();
    await options.migrate(null);
    const rows = Object.values(trailer.rows).reduce((sum, count) => sum + count, 0);
    return { madeAt: new Date(manifest.madeAt), rows, files, bytes: trailer.bytes };
  } catch (error) {
    throw explainDatabaseError(error);
  } finally {
    await media.rollBack();
    await entries.return?.();
  }
}
