import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { nullIfMissing } from './null-if-missing.ts';
import { SizeLimitExceeded, type StagedFile } from './storage-engine.ts';

/** Whether another machine's process lives is unknown; an upload without changes for a day counts as abandoned. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

const host = hostname().replaceAll(/[^a-zA-Z0-9]/g, '');

/** The name contains host and process id, so that the next start recognises abandoned files. */
const temporaryName = () => `${host}-${process.pid}-${randomUUID()}`;

/** Waits for a file that was still being created when `pipeline` failed. */
async function closeFile(file: WriteStream): Promise<void> {
  if (file.closed) return;
  await new Promise<void>((resolve) => file.once('close', resolve).destroy());
}

/**
 * Writes a stream to a new, synced file in the folder. Throws SizeLimitExceeded above `limit` bytes; a failure leaves
 * no file.
 */
export async function stageStream(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<StagedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, temporaryName());
  const digest = createHash('sha256');
  let size = 0;
  async function* measure(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) throw new SizeLimitExceeded(limit);
      digest.update(chunk);
      yield chunk;
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(source, measure, file);
  } catch (error) {
    await closeFile(file);
    await rm(path, { force: true });
    throw error;
  }
  return { path, hash: digest.digest('hex'), size, [Symbol.asyncDispose]: () => rm(path, { force: true }) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [owner, pid] = name.split('-');
  if (owner === host && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true;
  const stats = await nullIfMissing(stat(path));
  return stats !== null && Date.now() - stats.mtimeMs > abandonedAfterMs;
}

/** Removes files of processes that have ended. Call it before this process stages files. */
export async function sweepStagedFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isAbandoned(path, name)) await rm(path, { force: true });
  }
}
