import type { ClientBase } from 'pg';
import type { StorageEngine } from '../shared/storage/index.ts';
import type { ArchiveWriter } from '../shared/archive/index.ts';
import { backupEntryNames } from './backup-format.ts';

/** Folders of uploaded content. Derived files can be made again. */
const folders = ['files', 'profiles'];

/** Adds each file of the storage to an archive once. The bytes under a key never change. */
export class MediaBackup {
  readonly #storage: StorageEngine;
  readonly #archive: ArchiveWriter;
  readonly #addedKeys = new Set<string>();
  bytes = 0;

  constructor(storage: StorageEngine, archive: ArchiveWriter) {
    this.#storage = storage;
    this.#archive = archive;
  }

  get files(): number {
    return this.#addedKeys.size;
  }

  /** Adds the files that were not added yet. */
  async addNewFiles(): Promise<void> {
    for (const folder of folders) {
      for await (const { key } of this.#storage.list(folder)) {
        if (!this.#addedKeys.has(key)) await this.#add(key);
      }
    }
  }

  /** Returns the hashes that file rows refer to in the current snapshot. */
  async listReferencedHashes(client: ClientBase): Promise<string[]> {
    const { rows } = await client.query<{ hash: string }>('select distinct hash from file where file_size > 0');
    return rows.map(({ hash }) => hash);
  }

  /** Returns those whose bytes were not found: they were lost before this backup. */
  findMissing(hashes: readonly string[]): string[] {
    return hashes.filter((hash) => !this.#addedKeys.has(`files/${hash.slice(0, 2)}/${hash}`));
  }

  async #add(key: string): Promise<void> {
    const size = await this.#storage.size(key);
    // Removed since it was listed, so no row of the later snapshot can refer to it.
    if (size === null) return;
    await this.#archive.addStream(`${backupEntryNames.mediaFolder}${key}`, size, await this.#storage.open(key));
    this.#addedKeys.add(key);
    this.bytes += size;
  }
}
