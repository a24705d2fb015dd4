import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Tied = { dataDir: string; location: string };

/**
 * A database outside its DATA_DIR is tied to it by two files: DATA_DIR/database-location names the place, and
 * `data-dir` in the place names DATA_DIR. Together they tell a moved data folder from a copied one, and what a deleted
 * one left behind.
 */
export function pointerIn(dataDir: string): string {
  return join(dataDir, 'database-location');
}

export function readPointer(dataDir: string): string | null {
  return readLine(pointerIn(dataDir));
}

/** Whether the place belongs to another data folder, which still points at it. */
export function isClaimedByAnother(location: string, dataDir: string): boolean {
  const owner = readLine(join(location, 'data-dir'));
  return owner !== null && owner !== dataDir && readPointer(owner) === location;
}

/** Whether what lies in the place was left behind by a data folder since deleted. */
export function isUnclaimed(place: Tied): boolean {
  return !isInside(place) && readPointer(place.dataDir) === null;
}

export function claimPlace(place: Tied): void {
  if (isInside(place)) return;
  writeFileSync(join(place.location, 'data-dir'), `${place.dataDir}\n`, { flush: true });
  writeFileSync(pointerIn(place.dataDir), `${place.location}\n`, { flush: true });
}

function isInside(place: Tied): boolean {
  return place.location === join(place.dataDir, 'database');
}

function readLine(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
