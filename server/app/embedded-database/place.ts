import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../data-dir.ts';
import { StartError } from '../start-error.ts';
import { type Account, canEnter, chooseAccount } from './account.ts';
import { isClaimedByAnother, pointerIn, readPointer } from './claim.ts';

/** Where the database of a data folder lies, and who runs it. */
export type Place = {
  dataDir: string;
  /** holds the cluster, its password, its lock and its log */
  location: string;
  account: Account | null;
};

/** Holds the databases that cannot be in their DATA_DIR. */
const sharedRoot = '/var/lib';

export function clusterIn(location: string): string {
  return join(location, 'cluster');
}

/**
 * DATA_DIR/database, where PostgreSQL's user can get at it. Otherwise (root, below a closed folder) a folder in
 * /var/lib that is named after DATA_DIR; DATA_DIR/database-location then says where.
 */
export function choosePlace(givenDataDir: string): Place {
  const dataDir = makeDataDir(givenDataDir);
  const elsewhere = readPointer(dataDir);
  return elsewhere === null ? chooseNewPlace(dataDir) : takeElsewhere(dataDir, elsewhere);
}

function chooseNewPlace(dataDir: string): Place {
  const location = join(dataDir, 'database');
  const isNew = !existsSync(location);
  const account = openFolder(location);
  if (canEnter(account, location)) return { dataDir, location, account };
  if (existsSync(clusterIn(location))) {
    throw new StartError(
      `The database in ${location} cannot be reached by the user it runs as (uid ${account?.uid}), since a folder above it is closed: open that folder with chmod o+x`,
    );
  }
  if (isNew) rmdirSync(location);
  return makeElsewhere(dataDir);
}

function takeElsewhere(dataDir: string, location: string): Place {
  const pointer = pointerIn(dataDir);
  if (!existsSync(location)) {
    throw new StartError(
      `${pointer} says that the database is in ${location}, which is not there: put it back, or delete ${pointer} to begin with an empty database`,
    );
  }
  if (isClaimedByAnother(location, dataDir)) {
    throw new StartError(
      `${dataDir} is a copy: its database-location is another data folder's database (${location}); delete ${pointer} to begin with an empty database`,
    );
  }
  return { dataDir, location, account: openFolder(location) };
}

function makeElsewhere(dataDir: string): Place {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  const name = join(sharedRoot, `ximblox${dataDir.replace(/[^A-Za-z0-9]+/g, '-').slice(-80)}-${hash}`);
  let location = name;
  for (let count = 2; isClaimedByAnother(location, dataDir); count += 1) location = `${name}-${count}`;
  const account = openFolder(location);
  if (canEnter(account, location)) return { dataDir, location, account };
  throw new StartError(
    `The database can be kept neither in ${dataDir} nor in ${location}: both are closed to the user it runs as (uid ${account?.uid})`,
  );
}

/** Makes the folder if it is missing, closed to all others, and tells who is to run the database in it. */
function openFolder(location: string): Account | null {
  try {
    mkdirSync(location, { recursive: true, mode: 0o700 });
    accessSync(location, constants.R_OK | constants.W_OK | constants.X_OK);
    const account = chooseAccount(clusterIn(location));
    if (account) {
      chownSync(location, account.uid, account.gid);
      chmodSync(location, 0o700);
    }
    return account;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `The database's folder ${location} cannot be used (${code}): start as the user it belongs to, or set DATA_DIR to another folder`,
      { cause: error },
    );
  }
}
