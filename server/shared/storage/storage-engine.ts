import type { Readable } from 'node:stream';

/** A range of bytes, both ends inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * A received file that is not stored yet: a synced temporary file on this machine. `hash` is its SHA-256. Disposing
 * removes it, without effect on a stored file.
 */
export type StagedFile = AsyncDisposable & { path: string; hash: string; size: number };

/** A stored file. */
export type StoredObject = { key: string; modifiedAt: Date };

/** Stores files under keys such as `files/ab/ab12…`. A key has complete content or does not exist. */
export interface StorageEngine {
  /** Kind of storage, shown to staff. */
  readonly kind: string;
  /** Throws if nothing could be stored now. */
  check(): Promise<void>;
  /** Writes a stream to a temporary file. Throws SizeLimitExceeded above `limit` bytes and leaves nothing. */
  stage(source: AsyncIterable<Uint8Array>, limit: number): Promise<StagedFile>;
  /** Stores a staged file under a key, durably once this resolves. Replaces existing content. */
  store(staged: StagedFile, key: string): Promise<void>;
  /** Returns the size in bytes, or null if the key does not exist. */
  size(key: string): Promise<number | null>;
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Runs `work` with a local copy of the file, which it must not change. */
  withFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  remove(key: string): Promise<void>;
  /** Removes every key that starts with `folder` and a slash. */
  removeFolder(folder: string): Promise<void>;
  list(folder: string): AsyncIterable<StoredObject>;
  /** Removes temporary files of processes that have ended. */
  sweep(): Promise<void>;
}

/** More bytes were received than allowed. */
export class SizeLimitExceeded extends Error {
  constructor(limit: number) {
    super(`more than ${limit} bytes`);
    this.name = 'SizeExceeded';
  }
}
