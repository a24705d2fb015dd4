import { readLocalStorage, writeLocalStorage } from '../shared/local-storage.ts';
import type { PaletteEntry } from './palette-entry.ts';

const STORAGE_KEY = 'ximblox.palette-recent';
const MAX_RECENT_ENTRIES = 4;

function readIDs(): readonly string[] {
  return readLocalStorage(STORAGE_KEY)?.split('\n') ?? [];
}

/** Returns the entries chosen last in this browser, newest first, that are still available. */
export function findRecentEntries(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  return readIDs().flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}

export function rememberEntry(id: string): void {
  const ids = [id, ...readIDs().filter((other) => other !== id)];
  writeLocalStorage(STORAGE_KEY, ids.slice(0, MAX_RECENT_ENTRIES).join('\n'));
}
