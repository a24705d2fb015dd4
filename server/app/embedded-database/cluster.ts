import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  openSync,
  closeSync,
  fsyncSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { StartError } from '../start/start-error.ts';
import { changeOwner, spawnOptionsFor } from './system-account.ts';
import { type PostgresBinaries, postgresMajorVersion } from './postgres-binaries.ts';
import { clusterFolderIn, type DatabaseLocation } from './database-location.ts';

/** Name of the product's database. */
export const embeddedDatabaseName = 'ximblox';
/** Creates the cluster and is not used afterwards. */
export const embeddedSuperuserName = 'ximblox';

/**
 * Returns the password of the product's database user. Created at the first start; only PostgreSQL's account can read
 * it.
 */
export function readOrCreatePassword(location: DatabaseLocation): string {
  const path = join(location.folder, 'password');
  if (!existsSync(path)) {
    if (existsSync(clusterFolderIn(location.folder))) {
      throw new StartError(`The database's password file ${path} is missing: put it back from a backup`);
    }
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  }
  changeOwner(location.account, path);
  return readFileSync(path, 'utf8').trim();
}

/**
 * Creates the cluster if there is none. Throws StartError for a cluster of another major version. It gets its final
 * name only when complete, so that an interrupted first start leaves nothing that looks like a database.
 */
export async function ensureCluster(location: DatabaseLocation, binaries: PostgresBinaries): Promise<void> {
  const clusterFolder = clusterFolderIn(location.folder);
  removeTemporaryClusters(location.folder);
  if (existsSync(clusterFolder)) return checkClusterVersion(location, clusterFolder);
  const temporaryFolder = `${clusterFolder}.new-${randomBytes(4).toString('hex')}`;
  await runProgram(
    location,
    [binaries.initdb, ...initArguments(temporaryFolder, join(location.folder, 'password'))],
    '',
  );
  const singleUserCommand = [
    binaries.postgres,
    '--single',
    '-D',
    temporaryFolder,
    '-c',
    'log_min_messages=error',
    'postgres',
  ];
  await runProgram(location, singleUserCommand, `CREATE DATABASE ${embeddedDatabaseName}\n`);
  renameSync(temporaryFolder, clusterFolder);
  syncFolder(location.folder);
}

function initArguments(temporaryFolder: string, passwordFile: string): string[] {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth=scram-sha-256', `--username=${embeddedSuperuserName}`, `--pwfile=${passwordFile}`];
  return [`--pgdata=${temporaryFolder}`, ...locale, ...access];
}

/** Best effort: an initdb that outlived its killed parent may still be writing; the next start tries again. */
function removeTemporaryClusters(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('cluster.new-'))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {}
  }
}

function checkClusterVersion(location: DatabaseLocation, clusterFolder: string): void {
  const majorVersion = existsSync(join(clusterFolder, 'PG_VERSION'))
    ? readFileSync(join(clusterFolder, 'PG_VERSION'), 'utf8').trim()
    : 'none';
  if (majorVersion !== postgresMajorVersion) {
    throw new StartError(
      `The database in ${clusterFolder} is of PostgreSQL ${majorVersion}, this release reads ${postgresMajorVersion}: start the release it was made with, or set DATA_DIR to another folder`,
    );
  }
  // PostgreSQL refuses a cluster that root owns, such as one restored by root.
  if (location.account && statSync(clusterFolder).uid === 0) changeOwner(location.account, clusterFolder);
}

async function runProgram(location: DatabaseLocation, [program = '', ...args]: string[], input: string): Promise<void> {
  const child = spawn(program, args, { ...spawnOptionsFor(location.account), stdio: ['pipe', 'ignore', 'pipe'] });
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // In single-user mode the exit code is 0 even for a failed statement.
  const problem = errors.join('').match(/(FATAL|ERROR|error): .*/i);
  if (status !== 0 || problem) {
    throw new StartError(
      `The database could not be created (${basename(program)}): ${problem?.[0] ?? errors.join('').slice(-300)}`,
    );
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
