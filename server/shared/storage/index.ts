import type { StorageEngine } from './storage-engine.ts';

export { LocalStorage } from './local-storage.ts';
export { isKey } from './storage-key.ts';
export {
  type ByteRange,
  SizeExceeded,
  type StagedFile,
  type StorageEngine,
} from './storage-engine.ts';
export { StorageAway } from './storage-away.ts';

declare module '../context.ts' {
  interface Services {
    storage: StorageEngine;
  }
}
