import { LRUCache } from 'lru-cache';
import type { StorageEngine } from '../shared/storage/index.ts';

/** Kept in memory, at most (bytes): all files together, and one of them. */
const limits = { together: 32 * 1024 * 1024, each: 128 * 1024 };

/**
 * Small files that were sent lately. A key names its bytes for good, so nothing here is ever out of date;
 * who may see them is asked of the database, not of the key.
 */
export class HotFiles {
  readonly #storage: StorageEngine;
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: limits.together,
    sizeCalculation: (bytes) => bytes.length + 256,
  });

  constructor(storage: StorageEngine) {
    this.#storage = storage;
  }

  get(key: string): Buffer | undefined {
    return this.#files.get(key);
  }

  /** The bytes, remembered from now on; undefined where they are too many. */
  async load(key: string, size: number): Promise<Buffer | undefined> {
    if (size > limits.each) return undefined;
    const chunks = (await (await this.#storage.open(key)).toArray()) as Buffer[];
    const bytes = Buffer.concat(chunks);
    this.#files.set(key, bytes);
    return bytes;
  }
}
