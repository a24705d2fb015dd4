import { spawnSync } from 'node:child_process';
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';

/** The unprivileged system user that PostgreSQL runs as: it refuses to run as root. */
export type SystemAccount = { uid: number; gid: number };

/**
 * Returns the account that PostgreSQL runs as, or null if this process is not root. For root it is the owner of an
 * existing database, otherwise `nobody`.
 */
export function choosePostgresAccount(clusterFolder: string): SystemAccount | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : readNobodyAccount();
}

function readNobodyAccount(): SystemAccount {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  if (line) return { uid: Number(line[1]), gid: Number(line[2]) };
  throw new StartError(
    'As root, PostgreSQL has to run as the user "nobody", which this system does not have: start as an ordinary user, or set DATABASE_URL',
  );
}

/** Returns the spawn options of a PostgreSQL program: the account, and an environment without our secrets. */
export function spawnOptionsFor(account: SystemAccount | null): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
} {
  // oxlint-disable-next-line no-restricted-properties -- passed on, not read
  return { ...account, cwd: '/', env: { LC_ALL: 'C', PATH: process.env.PATH } };
}

/**
 * Whether the account can enter the folder. Tried with a shell, because permission bits do not show ACLs and mount
 * options.
 */
export function canAccessFolder(account: SystemAccount | null, folder: string): boolean {
  return runShell(account, ['cd "$0"', folder]);
}

/** Whether the account can run the program with its libraries on this system. */
export function canRunProgram(account: SystemAccount | null, program: string): boolean {
  return runShell(account, ['"$0" --version', program]);
}

function runShell(account: SystemAccount | null, args: [script: string, operand: string]): boolean {
  return spawnSync('/bin/sh', ['-c', ...args], { ...spawnOptionsFor(account), stdio: 'ignore' }).status === 0;
}

/** Makes the account the owner of a file or of a folder with its content. */
export function changeOwner(account: SystemAccount | null, path: string): void {
  if (!account) return;
  lchownSync(path, account.uid, account.gid);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
