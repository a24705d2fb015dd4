import { spawnSync } from 'node:child_process';
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The unprivileged user that PostgreSQL runs as: it refuses to run as root. */
export type Account = { uid: number; gid: number };

/**
 * Null: we are not root, PostgreSQL runs as ourselves. As root it is the user who owns an existing database, so that
 * a site first started as an ordinary user goes on; otherwise `nobody`.
 */
export function chooseAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : readNobody();
}

function readNobody(): Account {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  if (line) return { uid: Number(line[1]), gid: Number(line[2]) };
  throw new StartError(
    'As root, PostgreSQL has to run as the user "nobody", which this system does not have: start as an ordinary user, or set DATABASE_URL',
  );
}

/** The spawn options of a PostgreSQL program: as the account, and without our environment, which holds secrets. */
export function spawnOptions(account: Account | null): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
} {
  // oxlint-disable-next-line no-restricted-properties -- handed on, not read: where the system keeps its programs
  return { ...account, cwd: '/', env: { LC_ALL: 'C', PATH: process.env.PATH } };
}

/** Asks the system itself, as the account: permission bits alone do not tell of ACLs and mount options. */
export function canEnter(account: Account | null, folder: string): boolean {
  return runShell(account, ['cd "$0"', folder]);
}

/** Whether the program and the libraries beside it can be read and run by the account on this system. */
export function canRun(account: Account | null, program: string): boolean {
  return runShell(account, ['"$0" --version', program]);
}

function runShell(account: Account | null, args: [script: string, operand: string]): boolean {
  return spawnSync('/bin/sh', ['-c', ...args], { ...spawnOptions(account), stdio: 'ignore' }).status === 0;
}

/** Gives a file or a whole folder to the account. */
export function giveTo(account: Account | null, path: string): void {
  if (!account) return;
  lchownSync(path, account.uid, account.gid);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
