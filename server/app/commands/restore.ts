import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chmodSync } from 'node:fs';
import { recordBackup, restoreBackup, type RestoreSummary } from '../../backups/index.ts';
import { LocalStorage } from '../../shared/storage/index.ts';
import { type Config, readConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../embedded-database/index.ts';
import { Schema } from '../migrate-database.ts';
import { underStartLock } from '../start-lock.ts';
import { describeContents } from './describe-contents.ts';
import { connectClient, type Installation, openInstallation } from './open-installation.ts';
import { readFileArgument } from './read-arguments.ts';

/** A server, or another restore, that starts meanwhile waits for its end: it finds an installation, or an empty one. */
async function restoreInto({ databaseUrl, storage }: Installation, file: string): Promise<RestoreSummary> {
  await using resources = new AsyncDisposableStack();
  const place = { databaseUrl, say: (line: string) => console.log(line) };
  const schema = resources.use(await Schema.open(place));
  const client = await connectClient(databaseUrl, resources);
  return await underStartLock(place, async () => {
    return await restoreBackup(file, {
      client,
      storage,
      known: schema.listKnown(),
      migrate: (names) => schema.migrate(names),
    });
  });
}

async function record(databaseUrl: string, restored: RestoreSummary): Promise<void> {
  await using resources = new AsyncDisposableStack();
  await recordBackup(await connectClient(databaseUrl, resources), { kind: 'restore', ...restored });
}

/** Restores into a database and a folder that are gone afterwards, and tells the installation that it worked. */
async function tryOut(file: string, config: Config): Promise<RestoreSummary> {
  await using resources = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-restore-'));
  chmodSync(folder, 0o711);
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => {} });
  resources.defer(() => database.stop());
  const storage = new LocalStorage(join(folder, 'media'));
  const restored = await restoreInto({ databaseUrl: database.url, storage }, file);
  const { databaseUrl } = await openInstallation(config, resources);
  await record(databaseUrl, restored);
  return restored;
}

async function restoreForGood(file: string, config: Config): Promise<RestoreSummary> {
  await using resources = new AsyncDisposableStack();
  const installation = await openInstallation(config, resources);
  const restored = await restoreInto(installation, file);
  await record(installation.databaseUrl, restored);
  return restored;
}

/**
 * `npm run restore -- FILE`: a backup into the configured installation, which has to be empty. With `--try` into one
 * that is thrown away: it proves that the backup can be restored, and the dashboard tells so.
 */
export async function restore(given: readonly string[]): Promise<void> {
  const { file, chosen } = readFileArgument('restore', given, ['try']);
  const restored = await (chosen.has('try') ? tryOut : restoreForGood)(file, readConfig());
  console.log(`${chosen.has('try') ? 'Tried out' : 'Restored'} ${file}: ${describeContents(restored)}`);
}
