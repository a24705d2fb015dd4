import { type ArchiveEntry, ArchiveError, explainFile } from '../shared/archive/index.ts';
import { isKey, type StorageEngine } from '../shared/storage/index.ts';

/** Bytes of a name that others gave which an error shows. */
const longestShown = 80;

/** The bytes of a backup's files, which are gone again unless all of it was restored. */
export class RestoredMedia {
  readonly #storage: StorageEngine;
  #added: string[] = [];
  count = 0;

  constructor(storage: StorageEngine) {
    this.#storage = storage;
  }

  /** ArchiveError for a name that no file can have, bytes that are not its own, and a disk that does not take them. */
  async persist(key: string, entry: ArchiveEntry): Promise<void> {
    if (!isKey(key)) {
      const shown = JSON.stringify(key.slice(0, longestShown));
      throw new ArchiveError(`The backup is damaged: it holds a file under the name ${shown}, which no file has`);
    }
    try {
      await this.#write(key, entry);
    } catch (error) {
      throw explainFile(error, 'The media cannot be written');
    }
    this.count += 1;
  }

  async #write(key: string, entry: ArchiveEntry): Promise<void> {
    const storage = this.#storage;
    const staged = await storage.stage(entry, Number.POSITIVE_INFINITY);
    try {
      // The SHA-256 that a content's key names has to be that of its bytes.
      if (key.startsWith('files/') && !key.endsWith(`/${staged.hash}`))
        throw new ArchiveError(`The backup's ${key} is damaged`);
      if ((await storage.size(key)) === null) this.#added.push(key);
      await storage.keep(staged, key);
    } finally {
      // Harmless for what was kept.
      await storage.discard(staged);
    }
  }

  /** Rows name them now. */
  release(): void {
    this.#added = [];
  }

  /** Removes what was not there before. What cannot be removed now goes with the nightly sweep. */
  async takeBack(): Promise<void> {
    for (const key of this.#added) await this.#storage.remove(key).catch(() => {});
    this.#added = [];
  }
}
