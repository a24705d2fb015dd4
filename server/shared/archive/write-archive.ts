import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { ArchiveError, toArchiveError } from './archive-error.ts';

/** Adds entries to an archive. */
export type ArchiveWriter = {
  /** Adds an entry of a known size. Throws if the source has another number of bytes. */
  addStream: (name: string, size: number, source: AsyncIterable<Uint8Array>) => Promise<void>;
  addBytes: (name: string, bytes: Uint8Array) => Promise<void>;
};

async function addEntry(
  archive: Pack,
  name: string,
  { size, source }: { size: number; source: AsyncIterable<Uint8Array> },
) {
  const { promise: added, resolve, reject } = Promise.withResolvers<void>();
  const entry: NodeJS.WritableStream = archive.entry({ name, size, mtime: new Date(0) }, (error) =>
    error ? reject(error) : resolve(),
  );
  for await (const chunk of source) {
    if (!entry.write(Buffer.from(chunk))) await Promise.race([once(entry, 'drain'), added]);
  }
  entry.end();
  await added;
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates a tar file with `addEntries` and passes its bytes to `store` as a stream. A failure of one ends the other.
 */
export async function streamArchive<Result, Stored>(
  store: (bytes: AsyncIterable<Uint8Array>) => Promise<Stored>,
  addEntries: (archive: ArchiveWriter) => Promise<Result>,
): Promise<{ result: Result; stored: Stored }> {
  const archive = pack();
  const storing = store(archive as AsyncIterable<Buffer>);
  // A disk failure must end `addEntries` too, which would otherwise wait for the stream forever.
  storing.catch((error: unknown) => archive.destroy(error as Error));
  try {
    const result = await addEntries({
      addStream: (name, size, source) => addEntry(archive, name, { size, source }),
      addBytes: (name, bytes) => addEntry(archive, name, { size: bytes.length, source: toIterable(bytes) }),
    });
    archive.finalize();
    return { result, stored: await storing };
  } catch (error) {
    archive.destroy();
    const failure = await storing.catch((reason: unknown) => reason);
    // After a disk failure, the other error only says that the stream was destroyed.
    throw failure instanceof ArchiveError ? failure : error;
  }
}

async function withDiskErrors<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toArchiveError(error, `${path} cannot be written`);
  }
}

/**
 * Writes a tar file as a stream. It gets its name only when complete and synced; a failure leaves nothing. Throws
 * ArchiveError if the disk refuses it.
 */
export async function writeArchive<Result>(
  path: string,
  addEntries: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const temporaryPath = `${path}.partial-${process.pid}`;
  try {
    const { result } = await streamArchive(
      (bytes) =>
        withDiskErrors(path, () => pipeline(bytes, createWriteStream(temporaryPath, { mode: 0o600, flush: true }))),
      addEntries,
    );
    await withDiskErrors(path, () => rename(temporaryPath, path));
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

async function* toIterable(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
