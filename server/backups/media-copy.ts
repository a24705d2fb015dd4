import type { ClientBase } from 'pg';
import type { StorageEngine } from '../shared/storage/index.ts';
import type { ArchiveWriter } from '../shared/archive/index.ts';
import { entryNames } from './backup-format.ts';

/** Folders of what was given to the installation; what is made from it is made again. */
const folders = ['files', 'profiles'];

/** Takes each content of the storage into an archive once; bytes under a key never change. */
export class MediaCopy {
  readonly #storage: StorageEngine;
  readonly #archive: ArchiveWriter;
  readonly #taken = new Set<string>();
  bytes = 0;

  constructor(storage: StorageEngine, archive: ArchiveWriter) {
    this.#storage = storage;
    this.#archive = archive;
  }

  get files(): number {
    return this.#taken.size;
  }

  /** Takes what is there and was not taken yet. */
  async copyNew(): Promise<void> {
    for (const folder of folders) {
      for await (const { key } of this.#storage.list(folder)) {
        if (!this.#taken.has(key)) await this.#take(key);
      }
    }
  }

  /** The contents that the rows of this moment name. */
  async listNamed(client: ClientBase): Promise<string[]> {
    const { rows } = await client.query<{ hash: string }>('select distinct hash from file where file_size > 0');
    return rows.map(({ hash }) => hash);
  }

  /** Those whose bytes were nowhere: the installation had lost them before. */
  missingOf(hashes: readonly string[]): string[] {
    return hashes.filter((hash) => !this.#taken.has(`files/${hash.slice(0, 2)}/${hash}`));
  }

  async #take(key: string): Promise<void> {
    const size = await this.#storage.size(key);
    // It was removed since it was listed, which no row of a later moment can name.
    if (size === null) return;
    await this.#archive.addStream(`${entryNames.mediaFolder}${key}`, size, await this.#storage.open(key));
    this.#taken.add(key);
    this.bytes += size;
  }
}
