import { type ArchiveEntry, ArchiveError, toArchiveError } from '../shared/archive/index.ts';
import { isStorageKey, type StorageEngine } from '../shared/storage/index.ts';

/** Characters of a foreign name that an error message shows. */
const maxShownLength = 80;

/** Writes the files of a backup, and removes them again unless the whole restore succeeds. */
export class RestoredMedia {
  readonly #storage: StorageEngine;
  #added: string[] = [];
  count = 0;

  constructor(storage: StorageEngine) {
    this.#storage = storage;
  }

  /** Throws ArchiveError for an invalid name, bytes that do not match their hash, or a disk error. */
  async persist(key: string, entry: ArchiveEntry): Promise<void> {
    if (!isStorageKey(key)) {
      const shownKey = JSON.stringify(key.slice(0, maxShownLength));
      throw new ArchiveError(`The backup is damaged: it holds a file under the name ${shownKey}, which no file has`);
    }
    try {
      await this.#write(key, entry);
    } catch (error) {
      throw toArchiveError(error, 'The media cannot be written');
    }
    this.count += 1;
  }

  async #write(key: string, entry: ArchiveEntry): Promise<void> {
    const storage = this.#storage;
    await using staged = await storage.stage(entry, Number.POSITIVE_INFINITY);
    // The key of a content file ends with the SHA-256 of its bytes.
    if (key.startsWith('files/') && !key.endsWith(`/${staged.hash}`))
      throw new ArchiveError(`The backup's ${key} is damaged`);
    if ((await storage.size(key)) === null) this.#added.push(key);
    await storage.store(staged, key);
  }

  /** Keeps the written files, since rows refer to them now. */
  commit(): void {
    this.#added = [];
  }

  /** Removes the files that were added. What cannot be removed now is left to the nightly sweep. */
  async rollBack(): Promise<void> {
    for (const key of this.#added) await this.#storage.remove(key).catch(() => {});
    this.#added = [];
  }
}
