import { readSetting, storeSetting } from '../../shared/browser-storage.ts';

const STORAGE_KEY = 'ximblox.recent-blocks';
const LIMIT = 8;

/** Types of the blocks that were last added in this browser, the latest first. */
export function readRecentBlocks(): string[] {
  return (readSetting(STORAGE_KEY) ?? '').split(' ').filter(Boolean).slice(0, LIMIT);
}

export function noteRecentBlock(type: string): void {
  const others = readRecentBlocks().filter((other) => other !== type);
  storeSetting(STORAGE_KEY, [type, ...others].slice(0, LIMIT).join(' '));
}
