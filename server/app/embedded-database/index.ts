import { existsSync, renameSync } from 'node:fs';
import { prepareBinaries } from './binaries.ts';
import { claimPlace, isUnclaimed } from './claim.ts';
import { databaseName, ensureCluster, readOrMakePassword } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { stopLeftover } from './leftover.ts';
import { isServing, readPidFile } from './pid-file.ts';
import { choosePlace, clusterIn, type Place } from './place.ts';
import { ensureProductRole, productRole, type RoleAttribute } from './product-role.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { supervisePostgres } from './supervise.ts';

export type EmbeddedDatabase = {
  /** holds the password: never log it */
  url: string;
  /** the folder that holds the database */
  location: string;
  stop(): Promise<void>;
};

export type EmbeddedDatabaseOptions = {
  dataDir: string;
  /** takes lines for the operator */
  log: (line: string) => void;
  /** added to the settings; for tests, whose databases need no durability */
  settings?: Settings;
  /** What the product's role may do besides; for tests, and for a cluster that is made. */
  roleAttributes?: readonly RoleAttribute[];
  /** Called as soon as PostgreSQL runs, before it takes connections: the time it recovers in can be used. */
  onLaunch?: () => void;
};

type Log = EmbeddedDatabaseOptions['log'];

/**
 * Starts the PostgreSQL of a data folder, made if there is none, and keeps it running until `stop`. Throws StartError,
 * in one line, when the folder is in use, cannot be used or holds another major version.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, onLaunch } = options;
  const place = choosePlace(dataDir);
  const lock = lockFolder(place.location, place.dataDir);
  try {
    const password = await prepareCluster(place, log);
    const binaries = prepareBinaries(place.location, place.account);
    await ensureCluster(place, binaries);
    const settings = { ...defaultSettings, ...options.settings };
    const postgres = await supervisePostgres({ place, binaries, settings, log, ...(onLaunch && { onLaunch }) });
    await ensureProductRole({ port: postgres.port, password }, options.roleAttributes ?? []).catch(async (error) => {
      await postgres.stop();
      throw error;
    });
    return {
      url: addressOf(password, postgres.port),
      location: place.location,
      stop: () => postgres.stop().finally(lock.release),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const addressOf = (password: string, port: number): string =>
  `postgres://${productRole}:${password}@127.0.0.1:${port}/${databaseName}`;

/**
 * The PostgreSQL of a data folder for a command beside the server: the one that runs, which `stop` lets run, or else
 * one that is started for as long as the command takes.
 */
export function joinEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const place = choosePlace(options.dataDir);
  const { location } = place;
  const found = readPidFile(clusterIn(location));
  if (!found?.isReady || !isServing(found.pid, clusterIn(location))) return startEmbeddedDatabase(options);
  return Promise.resolve({ url: addressOf(readOrMakePassword(place), found.port), location, stop: async () => {} });
}

/** Deals with what earlier runs left, and returns the password. */
async function prepareCluster(place: Place, log: Log): Promise<string> {
  const cluster = clusterIn(place.location);
  await stopLeftover(cluster, log);
  if (isUnclaimed(place) && existsSync(cluster)) {
    const aside = `${cluster}.left-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(cluster, aside);
    log(`The database of a deleted data folder was put aside in ${aside}`);
  }
  claimPlace(place);
  if (!existsSync(cluster)) log(`Making the database in ${place.location}`);
  return readOrMakePassword(place);
}
