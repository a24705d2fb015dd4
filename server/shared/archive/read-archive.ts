import { createReadStream } from 'node:fs';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { ArchiveError, toArchiveError } from './archive-error.ts';

/** One file of an archive. */
export type ArchiveEntry = AsyncIterable<Uint8Array> & { header: { name: string; size?: number | undefined } };

/** Any error while reading means that the archive is damaged or truncated. */
async function* withDamageErrors<Item>(path: string, items: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    for await (const item of items) yield item;
  } catch (failure) {
    const error = toArchiveError(failure, `${path} cannot be read`);
    if (error instanceof ArchiveError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveError(`${path} cannot be read, it is damaged or incomplete: ${reason}`, { cause: error });
  }
}

/** Yields the entries of an archive in order; each must be read completely before the next. Throws ArchiveError. */
export async function* readArchive(path: string): AsyncIterable<ArchiveEntry> {
  const archive = extract();
  const source = createReadStream(path);
  source.on('error', (error) => archive.destroy(error));
  source.pipe(archive);
  try {
    for await (const entry of withDamageErrors(path, archive as AsyncIterable<ArchiveEntry>)) {
      const bytes = withDamageErrors<Uint8Array>(path, entry);
      yield { header: entry.header, [Symbol.asyncIterator]: () => bytes[Symbol.asyncIterator]() };
    }
  } finally {
    source.destroy();
  }
}

/** Maximum bytes of a JSON entry. */
const maxJsonBytes = 256 * 1024 * 1024;

/** Skips the content of an entry. */
export async function skipEntry(entry: ArchiveEntry): Promise<void> {
  for await (const _ of entry);
}

/** Reads a JSON entry of at most `maxBytes` bytes and validates it. Throws ArchiveError. */
export async function readArchiveJson<Value>(
  entry: ArchiveEntry,
  schema: z.ZodType<Value>,
  maxBytes = maxJsonBytes,
): Promise<Value> {
  const { name, size = 0 } = entry.header;
  if (size > maxBytes) throw new ArchiveError(`${name} is too large`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  try {
    return schema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch (error) {
    throw new ArchiveError(`This release cannot read the archive: its ${name} is invalid`, {
      cause: error,
    });
  }
}
