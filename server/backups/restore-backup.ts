import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { StorageEngine } from '../shared/storage/index.ts';
import {
  type BackupEnd,
  endShape,
  entryNames,
  formatVersion,
  jobShape,
  type Manifest,
  manifestShape,
  type WaitingJob,
} from './backup-format.ts';
import { listMigrations, quote } from './database-outline.ts';
import { withOpenTables } from './open-tables.ts';
import { type ArchiveEntry, ArchiveError, readArchive, readJson } from '../shared/archive/index.ts';
import { RestoredMedia } from './restored-media.ts';
import { TableLoader } from './table-loader.ts';

export type RestoreParts = {
  /** A connection of its own, without a time limit. */
  client: ClientBase;
  storage: StorageEngine;
  /** Names of all migrations of this release. */
  known: readonly string[];
  /** Brings the database to the named migrations, or, with null, up to date. */
  migrate: (names: readonly string[] | null) => Promise<void>;
};

export type RestoreSummary = { madeAt: Date; rows: number; files: number; bytes: number };

/** Refuses a database in which anything was made: a restore never mixes two installations. */
async function checkEmpty(client: ClientBase, { migrations }: Manifest): Promise<void> {
  const present = await listMigrations(client);
  if (present.length === 0) return;
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select 1 from "user") or exists (select 1 from page) as used',
  );
  if (rows[0]?.used)
    throw new ArchiveError(
      'The database is not empty: restore into a new DATA_DIR or database, or only try the backup with --try',
    );
  if (present.some((name) => !migrations.includes(name)))
    throw new ArchiveError('The database was already made ready for a newer release than the backup: use a new one');
}

function checkVersion({ version, migrations }: Manifest, known: readonly string[]): void {
  if (version > formatVersion || migrations.some((name) => !known.includes(name)))
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

async function setSequences(client: ClientBase, { sequences }: BackupEnd): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `public.${quote(name)}`,
    ]);
    if (rows[0]?.there && last !== null)
      await client.query('select setval($1::regclass, $2)', [`public.${quote(name)}`, last]);
  }
}

async function checkRows(client: ClientBase, { rows }: BackupEnd): Promise<void> {
  for (const [name, expected] of Object.entries(rows)) {
    const { rows: found } = await client.query<{ count: string }>(`select count(*) from public.${quote(name)}`);
    if (Number(found[0]?.count) !== expected)
      throw new ArchiveError(`The backup is damaged: ${name} has ${found[0]?.count} rows instead of ${expected}`);
  }
}

type Contents = { end: BackupEnd; files: number };

/** Everything after the manifest, each entry where it belongs. */
async function readContents(
  entries: AsyncIterator<ArchiveEntry>,
  loader: TableLoader,
  { client, media }: { client: ClientBase; media: RestoredMedia },
): Promise<Contents> {
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const entry = next.value;
    const { name } = entry.header;
    if (name.startsWith(entryNames.mediaFolder)) {
      await media.persist(name.slice(entryNames.mediaFolder.length), entry);
    } else if (name.startsWith(entryNames.tablesFolder)) {
      await loader.add(name.slice(entryNames.tablesFolder.length).replace(/\/\d+\.copy$/, ''), entry);
    } else if (name === entryNames.jobs) {
      await loader.end();
      await addJobs(client, await readJson(entry, z.array(jobShape)));
    } else if (name === entryNames.end) return { end: await readJson(entry, endShape), files: media.count };
    else throw new ArchiveError(`The backup holds ${name}, which this release does not know`);
  }
  throw new ArchiveError('The backup is not whole: its end is missing');
}

/** PostgreSQL's classes of errors for values and names that it cannot take, and for a place that is full. */
const refusals: Readonly<Record<string, string>> = {
  22: 'The backup is damaged',
  23: 'The backup is damaged',
  42: 'The backup is damaged',
  53: 'The database has no room for the backup',
};

/** What the database refuses is told in one line; anything else as it is. */
function explainRefusal(error: unknown): unknown {
  const { code = '', message } = error as { code?: unknown; message?: string };
  const words = refusals[String(code).slice(0, 2)];
  const isRefusal = words !== undefined && /^[0-9A-Z]{5}$/.test(String(code));
  return isRefusal ? new ArchiveError(`${words}: ${message}`, { cause: error }) : error;
}

/**
 * Puts a backup into an empty installation of the same or a newer release: in one transaction, checked row by row and
 * file by file. ArchiveError says in one line why it cannot be; the connection is of no use afterwards.
 */
export async function restoreBackup(path: string, parts: RestoreParts): Promise<RestoreSummary> {
  const { client } = parts;
  const entries = readArchive(path)[Symbol.asyncIterator]();
  const first = await entries.next();
  if (first.done || first.value.header.name !== entryNames.manifest)
    throw new ArchiveError(`${path} is no backup of this product`);
  const manifest = await readJson(first.value, manifestShape);
  checkVersion(manifest, parts.known);
  await checkEmpty(client, manifest);
  await parts.migrate(manifest.migrations);
  const media = new RestoredMedia(parts.storage);
  await client.query('begin');
  try {
    const { end, files } = await withOpenTables(client, manifest.tables, async () => {
      const contents = await readContents(entries, new TableLoader(client, manifest.tables), { client, media });
      await setSequences(client, contents.end);
      await checkRows(client, contents.end);
      return contents;
    });
    if (files !== end.files)
      throw new ArchiveError(`The backup is damaged: ${files} of its ${end.files} files are there`);
    await client.query('commit');
    media.release();
    await parts.migrate(null);
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    return { madeAt: new Date(manifest.madeAt), rows, files, bytes: end.bytes };
  } catch (error) {
    throw explainRefusal(error);
  } finally {
    await media.takeBack();
    await entries.return?.();
  }
}
