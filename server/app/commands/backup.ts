import { recordBackup, writeBackup } from '../../backups/index.ts';
import { readConfig } from '../config.ts';
import { connectClient, openInstallation } from './open-installation.ts';
import { readFileArgument } from './read-arguments.ts';
import { describeContents } from './describe-contents.ts';
import { leftOut } from './left-out.ts';

/** `npm run backup -- FILE`: database and media of the configured installation in one file, while it goes on. */
export async function backup(given: readonly string[]): Promise<void> {
  const { file } = readFileArgument('backup', given, []);
  await using resources = new AsyncDisposableStack();
  const { databaseUrl, storage } = await openInstallation(readConfig(), resources);
  const client = await connectClient(databaseUrl, resources);
  const made = await writeBackup(file, { client, storage, leftOut });
  await recordBackup(client, { kind: 'backup', ...made });
  console.log(`${file}: ${describeContents(made)}`);
  if (made.missing.length > 0) {
    console.error(
      `${made.missing.length} files of the media library have lost their bytes: ${made.missing.join(', ')}`,
    );
    process.exitCode = 1;
  }
}
