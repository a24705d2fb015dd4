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
import { StartError } from '../start-error.ts';
import { giveTo, spawnOptions } from './account.ts';
import { type Binaries, postgresMajor } from './binaries.ts';
import { clusterIn, type Place } from './place.ts';

export const databaseName = 'ximblox';
/** Makes the cluster and serves nobody afterwards. */
export const superuserName = 'ximblox';

/** The password of the product's database user; made with the first start, readable by PostgreSQL's user only. */
export function readOrMakePassword(place: Place): string {
  const path = join(place.location, 'password');
  if (!existsSync(path)) {
    if (existsSync(clusterIn(place.location))) {
      throw new StartError(`The database's password file ${path} is missing: put it back from a backup`);
    }
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  }
  giveTo(place.account, path);
  return readFileSync(path, 'utf8').trim();
}

/**
 * Makes the cluster if there is none, and refuses one of another major version. It is made under a temporary name and
 * renamed when it is whole, so that an interrupted first start leaves nothing that looks like a database.
 */
export async function ensureCluster(place: Place, binaries: Binaries): Promise<void> {
  const cluster = clusterIn(place.location);
  removeDrafts(place.location);
  if (existsSync(cluster)) return checkCluster(place, cluster);
  const draft = `${cluster}.new-${randomBytes(4).toString('hex')}`;
  await runProgram(place, [binaries.initdb, ...initArguments(draft, join(place.location, 'password'))], '');
  const single = [binaries.postgres, '--single', '-D', draft, '-c', 'log_min_messages=error', 'postgres'];
  await runProgram(place, single, `CREATE DATABASE ${databaseName}\n`);
  renameSync(draft, cluster);
  syncFolder(place.location);
}

function initArguments(draft: string, passwordFile: string): string[] {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth=scram-sha-256', `--username=${superuserName}`, `--pwfile=${passwordFile}`];
  return [`--pgdata=${draft}`, ...locale, ...access];
}

/** Best effort: an initdb that outlived its killed parent may still be writing into one; the next start tries again. */
function removeDrafts(location: string): void {
  for (const name of readdirSync(location).filter((entry) => entry.startsWith('cluster.new-'))) {
    try {
      rmSync(join(location, name), { recursive: true, force: true });
    } catch {}
  }
}

function checkCluster(place: Place, cluster: string): void {
  const major = existsSync(join(cluster, 'PG_VERSION'))
    ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    : 'none';
  if (major !== postgresMajor) {
    throw new StartError(
      `The database in ${cluster} is of PostgreSQL ${major}, this release reads ${postgresMajor}: start the release it was made with, or set DATA_DIR to another folder`,
    );
  }
  // a backup put back by root belongs to root, which PostgreSQL refuses
  if (place.account && statSync(cluster).uid === 0) giveTo(place.account, cluster);
}

async function runProgram(place: Place, [program = '', ...args]: string[], input: string): Promise<void> {
  const child = spawn(program, args, { ...spawnOptions(place.account), stdio: ['pipe', 'ignore', 'pipe'] });
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // in single-user mode a failed statement still ends with 0
  const problem = errors.join('').match(/(FATAL|ERROR|error): .*/i);
  if (status !== 0 || problem) {
    throw new StartError(
      `The database could not be made (${basename(program)}): ${problem?.[0] ?? errors.join('').slice(-300)}`,
    );
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
