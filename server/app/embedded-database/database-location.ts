import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir } from '../start/data-dir.ts';
import { StartError } from '../start/start-error.ts';
import { type SystemAccount, canAccessFolder, choosePostgresAccount } from './system-account.ts';
import { belongsToOtherDataDir, locationFileOf, readDatabaseFolder } from './database-folder-claim.ts';

/** Folder and account of a data folder's database. */
export type DatabaseLocation = {
  dataDir: string;
  /** contains the cluster, its password, lock and log */
  folder: string;
  account: SystemAccount | null;
};

/** Parent folder of databases that cannot be in their DATA_DIR. */
const sharedRoot = '/var/lib';

/** Returns the cluster's folder in a database folder. */
export function clusterFolderIn(folder: string): string {
  return join(folder, 'cluster');
}

/**
 * Returns DATA_DIR/database if PostgreSQL's account can access it. Otherwise (root with a closed parent folder) a
 * folder in /var/lib, which DATA_DIR/database-location then points to. Throws StartError.
 */
export function chooseDatabaseLocation(configuredDataDir: string): DatabaseLocation {
  const dataDir = ensureDataDir(configuredDataDir);
  const otherFolder = readDatabaseFolder(dataDir);
  return otherFolder === null ? chooseNewLocation(dataDir) : useOtherFolder(dataDir, otherFolder);
}

function chooseNewLocation(dataDir: string): DatabaseLocation {
  const folder = join(dataDir, 'database');
  const isNew = !existsSync(folder);
  const account = prepareFolder(folder);
  if (canAccessFolder(account, folder)) return { dataDir, folder, account };
  if (existsSync(clusterFolderIn(folder))) {
    throw new StartError(
      `The database in ${folder} cannot be reached by the user it runs as (uid ${account?.uid}), since a folder above it is closed: open that folder with chmod o+x`,
    );
  }
  if (isNew) rmdirSync(folder);
  return createOtherFolder(dataDir);
}

function useOtherFolder(dataDir: string, folder: string): DatabaseLocation {
  const locationFile = locationFileOf(dataDir);
  if (!existsSync(folder)) {
    throw new StartError(
      `${locationFile} says that the database is in ${folder}, which is not there: put it back, or delete ${locationFile} to begin with an empty database`,
    );
  }
  if (belongsToOtherDataDir(folder, dataDir)) {
    throw new StartError(
      `${dataDir} is a copy: its database-location is another data folder's database (${folder}); delete ${locationFile} to begin with an empty database`,
    );
  }
  return { dataDir, folder, account: prepareFolder(folder) };
}

function createOtherFolder(dataDir: string): DatabaseLocation {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  const name = join(sharedRoot, `ximblox${dataDir.replace(/[^A-Za-z0-9]+/g, '-').slice(-80)}-${hash}`);
  let folder = name;
  for (let count = 2; belongsToOtherDataDir(folder, dataDir); count += 1) folder = `${name}-${count}`;
  const account = prepareFolder(folder);
  if (canAccessFolder(account, folder)) return { dataDir, folder, account };
  throw new StartError(
    `The database can be stored neither in ${dataDir} nor in ${folder}: the user that it runs as can access neither (uid ${account?.uid})`,
  );
}

/**
 * Creates the folder if it is missing, accessible to its owner only, and returns the account that runs the database in
 * it.
 */
function prepareFolder(folder: string): SystemAccount | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const account = choosePostgresAccount(clusterFolderIn(folder));
    if (account) {
      chownSync(folder, account.uid, account.gid);
      chmodSync(folder, 0o700);
    }
    return account;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `The database's folder ${folder} cannot be used (${code}): start as the user it belongs to, or set DATA_DIR to another folder`,
      { cause: error },
    );
  }
}
