import { readLocalStorage, writeLocalStorage } from '../../shared/local-storage.ts';

const STORAGE_KEY = 'ximblox.recent-blocks';
const MAX_RECENT = 8;

/** Returns the block types that were added recently in this browser, the latest first. */
export function readRecentBlocks(): string[] {
  return (readLocalStorage(STORAGE_KEY) ?? '').split(' ').filter(Boolean).slice(0, MAX_RECENT);
}

/** Moves a block type to the front of the recent ones. */
export function rememberRecentBlock(type: string): void {
  const others = readRecentBlocks().filter((other) => other !== type);
  writeLocalStorage(STORAGE_KEY, [type, ...others].slice(0, MAX_RECENT).join(' '));
}
