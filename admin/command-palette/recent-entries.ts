import { readSetting, storeSetting } from '../shared/browser-storage.ts';
import type { PaletteEntry } from './palette-entry.ts';

const SETTING = 'ximblox.palette-recent';
const LIMIT = 4;

function readIDs(): readonly string[] {
  return readSetting(SETTING)?.split('\n') ?? [];
}

/** The entries chosen last in this browser, newest first, as far as they are offered now. */
export function findRecent(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  return readIDs().flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}

/** Remembers that an entry was chosen. */
export function noteChosen(id: string): void {
  const ids = [id, ...readIDs().filter((other) => other !== id)];
  storeSetting(SETTING, ids.slice(0, LIMIT).join('\n'));
}
