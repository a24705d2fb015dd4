import { LRUCache } from 'lru-cache';
import type { StorageEngine } from '../shared/storage/index.ts';

/** Limits of all files together, and of one file. */
const maxBytes = { total: 32 * 1024 * 1024, perFile: 128 * 1024 };

/**
 * Caches small files that were sent recently. The bytes under a key never change, so entries are never stale.
 * Permissions are checked before the cache is asked.
 */
export class FileCache {
  readonly #storage: StorageEngine;
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: maxBytes.total,
    sizeCalculation: (bytes) => bytes.length + 256,
  });

  constructor(storage: StorageEngine) {
    this.#storage = storage;
  }

  get(key: string): Buffer | undefined {
    return this.#files.get(key);
  }

  /** Loads and caches a file. Returns undefined for one that is too large. */
  async load(key: string, size: number): Promise<Buffer | undefined> {
    if (size > maxBytes.perFile) return undefined;
    const chunks = (await (await this.#storage.open(key)).toArray()) as Buffer[];
    const bytes = Buffer.concat(chunks);
    this.#files.set(key, bytes);
    return bytes;
  }
}
