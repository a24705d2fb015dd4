import type { StorageEngine } from './storage-engine.ts';

export { LocalStorage } from './local-storage.ts';
export { isStorageKey } from './storage-key.ts';
export {
  type ByteRange,
  SizeLimitExceeded,
  type StagedFile,
  type StorageEngine,
} from './storage-engine.ts';
export { StorageUnavailable } from './storage-unavailable.ts';

declare module '../context.ts' {
  interface Services {
    storage: StorageEngine;
  }
}
