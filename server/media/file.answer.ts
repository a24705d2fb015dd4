import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import { RawAnswer } from '../shared/rest/index.ts';
import type { ByteRange, StorageEngine } from '../shared/storage/index.ts';
import { extensionByType } from './content-type.ts';
import type { PreviewBytes } from './preview-file.ts';
import type { ServedFile } from './served-file.ts';

const published = { 'cache-control': 'public, max-age=31536000, immutable' };
const confidential = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' };

/** Whatever a file holds, it runs nothing, loads nothing and is nobody's frame but ours. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

/** Other names of the same extension. */
const sameExtension: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg' };

/** A file is saved under a name that tells what it is, whatever it was called when it came. */
function honestName(fileName: string, mimeType: string): string {
  const extension = extname(fileName).slice(1).toLowerCase();
  const expected = extensionByType[mimeType];
  return !expected || (sameExtension[extension] ?? extension) === expected ? fileName : `${fileName}.${expected}`;
}

function describe(file: { mimeType: string; fileName: string }): Record<string, string> {
  const { mimeType, fileName } = file;
  // A document may hold scripts, which a PDF viewer would run in the name of this site: it is saved, not shown.
  const isShown = mimeType.startsWith('image/') || mimeType.startsWith('video/');
  return {
    'content-type': mimeType,
    'content-disposition': contentDisposition(honestName(fileName, mimeType), {
      type: isShown ? 'inline' : 'attachment',
    }),
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  };
}

const rangePattern = /^bytes=(\d*)-(\d*)$/;

/** The one range that was asked for; null for none or several, `outside` where the file has no such bytes. */
function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first, last] = rangePattern.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || (first === '' && last === '0') ? 'outside' : { start, end };
}

function isFresh(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
}

async function readBody(storage: StorageEngine, { key, bytes }: ServedFile, range: ByteRange | null) {
  if (bytes) return range ? bytes.subarray(range.start, range.end + 1) : bytes;
  return storage.open(key, range ?? undefined);
}

/** Sends bytes of the storage engine: whole, a range, 304 where the client has them, 416 outside. */
export async function answerFile(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  storage: StorageEngine,
  file: ServedFile & { isPublic?: boolean },
): Promise<RawAnswer> {
  // The framework measures what it leaves out of an answer to HEAD, and falls over nothing at all.
  const nothing = () => (method === 'HEAD' ? Readable.from([]) : null);
  const etag = `"${file.key.slice(file.key.lastIndexOf('/') + 1)}"`;
  const common = { ...describe(file), ...(file.isPublic ? published : confidential), etag };
  if (isFresh(headers['if-none-match'], etag)) return new RawAnswer(nothing(), common, 304);
  const asked = headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;
  const range = readRange(asked, file.size);
  const whole = { ...common, 'accept-ranges': 'bytes' };
  if (range === 'outside') return new RawAnswer(nothing(), { ...whole, 'content-range': `bytes */${file.size}` }, 416);
  const length = range ? range.end - range.start + 1 : file.size;
  const body = nothing() ?? (await readBody(storage, file, range));
  const sized = { ...whole, 'content-length': String(length) };
  if (!range) return new RawAnswer(body, sized);
  return new RawAnswer(body, { ...sized, 'content-range': `bytes ${range.start}-${range.end}/${file.size}` }, 206);
}

/** Sends bytes that are kept nowhere. */
export function answerBytes({ bytes, ...file }: PreviewBytes): RawAnswer {
  return new RawAnswer(bytes, { ...describe(file), ...confidential });
}
