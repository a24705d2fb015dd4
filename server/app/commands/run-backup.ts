import { recordBackup, writeBackup } from '../../backups/index.ts';
import { readConfig } from '../config/config.ts';
import { connectClient, openInstallation } from './open-installation.ts';
import { readFileArgument } from './read-file-argument.ts';
import { describeBackupContents } from './describe-backup-contents.ts';
import { excludedTables } from './excluded-tables.ts';

/**
 * `npm run backup -- FILE`: writes database and media of the configured installation into one file while the server
 * keeps running.
 */
export async function runBackup(args: readonly string[]): Promise<void> {
  const { file } = readFileArgument('backup', args, []);
  await using resources = new AsyncDisposableStack();
  const { databaseUrl, storage } = await openInstallation(readConfig(), resources);
  const client = await connectClient(databaseUrl, resources);
  const summary = await writeBackup(file, { client, storage, excludedTables });
  await recordBackup(client, { kind: 'backup', ...summary });
  console.log(`${file}: ${describeBackupContents(summary)}`);
  if (summary.missing.length > 0) {
    console.error(
      `${summary.missing.length} files of the media library have no stored content: ${summary.missing.join(', ')}`,
    );
    process.exitCode = 1;
  }
}
