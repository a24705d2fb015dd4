import type { Readable } from 'node:stream';

/** Both ends included, in bytes. */
export type ByteRange = { start: number; end: number };

/** Received bytes that are not kept yet: a synced temporary file of this machine. `hash` is its SHA-256. */
export type StagedFile = { path: string; hash: string; size: number };

export type StoredObject = { key: string; modifiedAt: Date };

/** Keeps bytes under keys such as `files/ab/ab12…`; a key holds all of its bytes or does not exist. */
export interface StorageEngine {
  /** What it is, for staff. */
  readonly kind: string;
  /** Throws where nothing could be stored now. */
  check(): Promise<void>;
  /** Writes a stream to a temporary file, a piece at a time. More than `limit` bytes: SizeExceeded, nothing is left. */
  stage(source: AsyncIterable<Uint8Array>, limit: number): Promise<StagedFile>;
  /** Removes a staged file that was not kept; harmless afterwards. */
  discard(staged: StagedFile): Promise<void>;
  /** Gives a staged file its key, for good once this resolves. What the key held before is replaced. */
  keep(staged: StagedFile, key: string): Promise<void>;
  /** Bytes under the key, null where there are none. */
  size(key: string): Promise<number | null>;
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Runs `use` with the bytes as a local file, which it must not change. */
  withFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>;
  remove(key: string): Promise<void>;
  /** Removes every key that begins with `folder` and a slash. */
  removeFolder(folder: string): Promise<void>;
  list(folder: string): AsyncIterable<StoredObject>;
  /** Removes temporary files that a process which is gone has left behind. */
  sweep(): Promise<void>;
}

/** More bytes came than were allowed. */
export class SizeExceeded extends Error {
  constructor(limit: number) {
    super(`more than ${limit} bytes`);
    this.name = 'SizeExceeded';
  }
}
