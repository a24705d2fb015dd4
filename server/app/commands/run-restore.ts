import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chmodSync } from 'node:fs';
import { recordBackup, restoreBackup, type RestoreSummary } from '../../backups/index.ts';
import { LocalStorage } from '../../shared/storage/index.ts';
import { type Config, readConfig } from '../config/config.ts';
import { startEmbeddedDatabase } from '../embedded-database/index.ts';
import { DatabaseSchema } from '../database/migrate-database.ts';
import { withStartLock } from '../database/with-start-lock.ts';
import { describeBackupContents } from './describe-backup-contents.ts';
import { connectClient, type Installation, openInstallation } from './open-installation.ts';
import { readFileArgument } from './read-file-argument.ts';

/** Holds the start lock: a server or another restore that starts meanwhile waits until this one ends. */
async function restoreInto({ databaseUrl, storage }: Installation, file: string): Promise<RestoreSummary> {
  await using resources = new AsyncDisposableStack();
  const lockOptions = { databaseUrl, print: (line: string) => console.log(line) };
  const schema = resources.use(await DatabaseSchema.open(lockOptions));
  const client = await connectClient(databaseUrl, resources);
  return await withStartLock(lockOptions, async () => {
    return await restoreBackup(file, {
      client,
      storage,
      knownMigrations: schema.listMigrations(),
      migrate: (names) => schema.migrate(names),
    });
  });
}

async function recordRestore(databaseUrl: string, summary: RestoreSummary): Promise<void> {
  await using resources = new AsyncDisposableStack();
  await recordBackup(await connectClient(databaseUrl, resources), { kind: 'restore', ...summary });
}

/** Restores into a temporary database and folder, then records in the installation that the backup works. */
async function restoreTemporarily(file: string, config: Config): Promise<RestoreSummary> {
  await using resources = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-restore-'));
  chmodSync(folder, 0o711);
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => {} });
  resources.defer(() => database.stop());
  const storage = new LocalStorage(join(folder, 'media'));
  const summary = await restoreInto({ databaseUrl: database.url, storage }, file);
  const { databaseUrl } = await openInstallation(config, resources);
  await recordRestore(databaseUrl, summary);
  return summary;
}

async function restoreInstallation(file: string, config: Config): Promise<RestoreSummary> {
  await using resources = new AsyncDisposableStack();
  const installation = await openInstallation(config, resources);
  const summary = await restoreInto(installation, file);
  await recordRestore(installation.databaseUrl, summary);
  return summary;
}

/**
 * `npm run restore -- FILE`: restores a backup into the configured installation, which must be empty. With `--try` it
 * restores into a temporary installation, which proves that the backup works; the dashboard shows the result.
 */
export async function runRestore(args: readonly string[]): Promise<void> {
  const { file, flags } = readFileArgument('restore', args, ['try']);
  const summary = await (flags.has('try') ? restoreTemporarily : restoreInstallation)(file, readConfig());
  console.log(`${flags.has('try') ? 'Tried out' : 'Restored'} ${file}: ${describeBackupContents(summary)}`);
}
