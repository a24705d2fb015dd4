import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type FolderPair = { dataDir: string; folder: string };

/**
 * A database outside of its DATA_DIR is linked to it by two files: DATA_DIR/database-location contains the database
 * folder, and `data-dir` in that folder contains DATA_DIR. They distinguish a moved data folder from a copied or
 * deleted one.
 */
export function locationFileOf(dataDir: string): string {
  return join(dataDir, 'database-location');
}

/** Returns the database folder that DATA_DIR points to, or null. */
export function readDatabaseFolder(dataDir: string): string | null {
  return readLine(locationFileOf(dataDir));
}

/** Whether the folder belongs to another data folder that still points to it. */
export function belongsToOtherDataDir(folder: string, dataDir: string): boolean {
  const owner = readLine(join(folder, 'data-dir'));
  return owner !== null && owner !== dataDir && readDatabaseFolder(owner) === folder;
}

/** Whether the database was left behind by a deleted data folder. */
export function isOrphaned(location: FolderPair): boolean {
  return !isInsideDataDir(location) && readDatabaseFolder(location.dataDir) === null;
}

/** Links a database folder outside of DATA_DIR and its DATA_DIR to each other. */
export function claimDatabaseFolder(location: FolderPair): void {
  if (isInsideDataDir(location)) return;
  writeFileSync(join(location.folder, 'data-dir'), `${location.dataDir}\n`, { flush: true });
  writeFileSync(locationFileOf(location.dataDir), `${location.folder}\n`, { flush: true });
}

function isInsideDataDir(location: FolderPair): boolean {
  return location.folder === join(location.dataDir, 'database');
}

function readLine(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
