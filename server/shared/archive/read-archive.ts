import { createReadStream } from 'node:fs';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { ArchiveError, explainFile } from './archive-error.ts';

/** One file of an archive. */
export type ArchiveEntry = AsyncIterable<Uint8Array> & { header: { name: string; size?: number | undefined } };

/** Whatever breaks while an archive is read means that its file is damaged, or ends too early. */
async function* orDamaged<Item>(path: string, items: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    for await (const item of items) yield item;
  } catch (failure) {
    const error = explainFile(failure, `${path} cannot be read`);
    if (error instanceof ArchiveError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveError(`${path} cannot be read, it is damaged or not whole: ${reason}`, { cause: error });
  }
}

/** The entries of an archive in their order; each has to be read to its end before the next one comes. */
export async function* readArchive(path: string): AsyncIterable<ArchiveEntry> {
  const archive = extract();
  const source = createReadStream(path);
  source.on('error', (error) => archive.destroy(error));
  source.pipe(archive);
  try {
    for await (const entry of orDamaged(path, archive as AsyncIterable<ArchiveEntry>)) {
      const bytes = orDamaged<Uint8Array>(path, entry);
      yield { header: entry.header, [Symbol.asyncIterator]: () => bytes[Symbol.asyncIterator]() };
    }
  } finally {
    source.destroy();
  }
}

/** Bytes that a description has at most. */
const longestJson = 256 * 1024 * 1024;

/** Passes over what is in an entry. */
export async function skipEntry(entry: ArchiveEntry): Promise<void> {
  for await (const _ of entry);
}

/** Reads an entry of JSON, of at most `limit` bytes, and holds it to its shape. */
export async function readJson<Value>(
  entry: ArchiveEntry,
  shape: z.ZodType<Value>,
  limit = longestJson,
): Promise<Value> {
  const { name, size = 0 } = entry.header;
  if (size > limit) throw new ArchiveError(`${name} is too large`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  try {
    return shape.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch (error) {
    throw new ArchiveError(`This is nothing that this release reads: its ${name} is not as it has to be`, {
      cause: error,
    });
  }
}
