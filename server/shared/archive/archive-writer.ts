import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { ArchiveError, explainFile } from './archive-error.ts';

export type ArchiveWriter = {
  /** Adds an entry whose size is known; throws where the source holds another number of bytes. */
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

/** Fills a tar file whose bytes `take` keeps as they come; where either fails, so does the other. */
export async function streamArchive<Result, Kept>(
  take: (bytes: AsyncIterable<Uint8Array>) => Promise<Kept>,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<{ result: Result; kept: Kept }> {
  const archive = pack();
  const taken = take(archive as AsyncIterable<Buffer>);
  // A failure of the disk ends the filling too, which would otherwise wait for room in the stream for ever.
  taken.catch((error: unknown) => archive.destroy(error as Error));
  try {
    const result = await fill({
      addStream: (name, size, source) => addEntry(archive, name, { size, source }),
      addBytes: (name, bytes) => addEntry(archive, name, { size: bytes.length, source: toIterable(bytes) }),
    });
    archive.finalize();
    return { result, kept: await taken };
  } catch (error) {
    archive.destroy();
    const failure = await taken.catch((reason: unknown) => reason);
    // Where the disk failed first, the filling only tells that its stream is gone.
    throw failure instanceof ArchiveError ? failure : error;
  }
}

async function onDisk<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explainFile(error, `${path} cannot be written`);
  }
}

/**
 * Writes a tar file, a piece at a time. It has its name only once it is whole and synced; a failure leaves nothing.
 * ArchiveError where the disk does not take it.
 */
export async function writeArchive<Result>(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const draft = `${path}.partial-${process.pid}`;
  try {
    const { result } = await streamArchive(
      (bytes) => onDisk(path, () => pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }))),
      fill,
    );
    await onDisk(path, () => rename(draft, path));
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* toIterable(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
