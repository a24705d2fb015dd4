import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { orMissing } from './or-missing.ts';
import { SizeExceeded, type StagedFile } from './storage-engine.ts';

/** Another machine's process cannot be asked whether it lives; a day without a change is no upload any more. */
const abandonedAfter = 24 * 60 * 60 * 1000;

const host = hostname().replaceAll(/[^a-zA-Z0-9]/g, '');

/** The name tells whose file it is, so that the next start knows which ones nobody writes to any more. */
const temporaryName = () => `${host}-${process.pid}-${randomUUID()}`;

/** `pipeline` fails without waiting for a file that is only now being created. */
async function close(file: WriteStream): Promise<void> {
  if (file.closed) return;
  await new Promise<void>((resolve) => file.once('close', resolve).destroy());
}

/** Writes a stream to a new file of the folder, synced; SizeExceeded above `limit` bytes. A failure leaves nothing. */
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
      if (size > limit) throw new SizeExceeded(limit);
      digest.update(chunk);
      yield chunk;
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(source, measure, file);
  } catch (error) {
    await close(file);
    await rm(path, { force: true });
    throw error;
  }
  return { path, hash: digest.digest('hex'), size };
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
  const found = await orMissing(stat(path));
  return found !== null && Date.now() - found.mtimeMs > abandonedAfter;
}

/** Removes what processes that are gone were writing. To be called before this process stages anything. */
export async function sweepStaged(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isAbandoned(path, name)) await rm(path, { force: true });
  }
}
