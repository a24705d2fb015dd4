import { existsSync, renameSync } from 'node:fs';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { claimDatabaseFolder, isOrphaned } from './database-folder-claim.ts';
import { embeddedDatabaseName, ensureCluster, readOrCreatePassword } from './cluster.ts';
import { lockFolder } from './lock-folder.ts';
import { stopLeftoverPostgres } from './stop-leftover-postgres.ts';
import { isPostgresRunning, readPidFile } from './pid-file.ts';
import { chooseDatabaseLocation, clusterFolderIn, type DatabaseLocation } from './database-location.ts';
import { ensureProductRole, productRoleName, type PostgresRoleAttribute } from './product-role.ts';
import { defaultPostgresSettings, type PostgresSettings } from './postgres-settings.ts';
import { supervisePostgres } from './supervise-postgres.ts';

/** A running embedded PostgreSQL. */
export type EmbeddedDatabase = {
  /** contains the password: never log it */
  url: string;
  /** the folder that holds the database */
  folder: string;
  stop(): Promise<void>;
};

/** Options of the embedded PostgreSQL. */
export type EmbeddedDatabaseOptions = {
  dataDir: string;
  /** prints a line for the operator */
  log: (line: string) => void;
  /** overrides settings; for tests, which need no durability */
  settings?: PostgresSettings;
  /** Additional attributes of the product's role when the cluster is created; for tests. */
  roleAttributes?: readonly PostgresRoleAttribute[];
  /** Called as soon as the process runs, before it accepts connections, so that the recovery time can be used. */
  onLaunch?: () => void;
};

type Log = EmbeddedDatabaseOptions['log'];

/**
 * Starts the PostgreSQL of a data folder, creating it if missing, and keeps it running until `stop` is called. Throws
 * StartError if the folder is in use, unusable or of another major version.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, onLaunch } = options;
  const location = chooseDatabaseLocation(dataDir);
  const lock = lockFolder(location.folder, location.dataDir);
  try {
    const password = await prepareClusterFolder(location, log);
    const binaries = preparePostgresBinaries(location.folder, location.account);
    await ensureCluster(location, binaries);
    const settings = { ...defaultPostgresSettings, ...options.settings };
    const postgres = await supervisePostgres({ location, binaries, settings, log, ...(onLaunch && { onLaunch }) });
    await ensureProductRole({ port: postgres.port, password }, options.roleAttributes ?? []).catch(async (error) => {
      await postgres.stop();
      throw error;
    });
    return {
      url: connectionUrl(password, postgres.port),
      folder: location.folder,
      stop: () => postgres.stop().finally(lock.release),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const connectionUrl = (password: string, port: number): string =>
  `postgres://${productRoleName}:${password}@127.0.0.1:${port}/${embeddedDatabaseName}`;

/**
 * Connects a command to the PostgreSQL of a data folder: the running one, which `stop` does not stop, or one that is
 * started for the command.
 */
export function joinEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const location = chooseDatabaseLocation(options.dataDir);
  const { folder } = location;
  const pidFile = readPidFile(clusterFolderIn(folder));
  if (!pidFile?.isReady || !isPostgresRunning(pidFile.pid, clusterFolderIn(folder)))
    return startEmbeddedDatabase(options);
  return Promise.resolve({
    url: connectionUrl(readOrCreatePassword(location), pidFile.port),
    folder,
    stop: async () => {},
  });
}

/** Cleans up after earlier runs and returns the password. */
async function prepareClusterFolder(location: DatabaseLocation, log: Log): Promise<string> {
  const clusterFolder = clusterFolderIn(location.folder);
  await stopLeftoverPostgres(clusterFolder, log);
  if (isOrphaned(location) && existsSync(clusterFolder)) {
    const renamedFolder = `${clusterFolder}.left-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(clusterFolder, renamedFolder);
    log(`The database of a deleted data folder was put aside in ${renamedFolder}`);
  }
  claimDatabaseFolder(location);
  if (!existsSync(clusterFolder)) log(`Creating the database in ${location.folder}`);
  return readOrCreatePassword(location);
}
