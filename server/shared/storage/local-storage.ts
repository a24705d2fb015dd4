import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { nullIfMissing } from './null-if-missing.ts';
import { stageStream, sweepStagedFiles } from './stage-stream.ts';
import type { ByteRange, StagedFile, StorageEngine, StoredObject } from './storage-engine.ts';
import { assertStorageKey } from './storage-key.ts';

/** A rename survives a power cut only after its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores files in a local folder: `root/<key>`, and `root/incoming` for incomplete uploads. */
export class LocalStorage implements StorageEngine {
  readonly kind = 'files';
  readonly #root: string;
  readonly #incoming: string;

  constructor(root: string) {
    this.#root = root;
    this.#incoming = join(root, 'incoming');
  }

  /** Writes a small file, which fails on a full or read-only disk. */
  async check(): Promise<void> {
    await using _staged = await this.stage(Readable.from([Buffer.alloc(4_096)]), 4_096);
  }

  stage(source: AsyncIterable<Uint8Array>, limit: number): Promise<StagedFile> {
    return stageStream(this.#incoming, source, limit);
  }

  async store(staged: StagedFile, key: string): Promise<void> {
    const target = this.#pathOf(key);
    const folder = dirname(target);
    const createdFolder = await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(staged.path, target);
    await syncFolder(folder);
    if (createdFolder) await syncFolder(dirname(createdFolder));
  }

  async size(key: string): Promise<number | null> {
    return (await nullIfMissing(stat(this.#pathOf(key))))?.size ?? null;
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const handle = await open(this.#pathOf(key), 'r');
    return createReadStream('', { fd: handle, ...range });
  }

  withFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return work(this.#pathOf(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.#pathOf(folder), { recursive: true, force: true });
  }

  async *list(folder: string): AsyncIterable<StoredObject> {
    const entries = await nullIfMissing(readdir(this.#pathOf(folder), { recursive: true, withFileTypes: true }));
    for (const entry of entries ?? []) {
      const path = join(entry.parentPath, entry.name);
      const found = await nullIfMissing(stat(path));
      if (found?.isFile()) yield { key: relative(this.#root, path).split(sep).join('/'), modifiedAt: found.mtime };
    }
  }

  sweep(): Promise<void> {
    return sweepStagedFiles(this.#incoming);
  }

  #pathOf(key: string): string {
    return join(this.#root, assertStorageKey(key));
  }
}
