import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RawResponse } from '../shared/rest/index.ts';
import type { ByteRange, StorageEngine } from '../shared/storage/index.ts';
import { extensionByContentType } from './content-type.ts';
import type { PreviewBytes } from './preview-file.ts';
import type { ServedFile } from './served-file.ts';

const publicHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };
const privateHeaders = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' };

/** Prevents a file from running or loading anything, and other sites from embedding it. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

/** The schema of a response with the bytes of a file. */
export const binarySchema = z.string().meta({ format: 'binary' });

/** The content types in which files are sent. */
export const fileContentTypes = Object.keys(extensionByContentType);

/** Other spellings of the same extension. */
const extensionAliases: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg' };

/** Appends the extension of the content type if the name has another one. */
function withExpectedExtension(fileName: string, mimeType: string): string {
  const extension = extname(fileName).slice(1).toLowerCase();
  const expected = extensionByContentType[mimeType];
  return !expected || (extensionAliases[extension] ?? extension) === expected ? fileName : `${fileName}.${expected}`;
}

function fileHeaders(file: { mimeType: string; fileName: string }): Record<string, string> {
  const { mimeType, fileName } = file;
  // A document may contain scripts that a PDF viewer would run on this origin: it is downloaded, not shown.
  const isShown = mimeType.startsWith('image/') || mimeType.startsWith('video/');
  return {
    'content-type': mimeType,
    'content-disposition': contentDisposition(withExpectedExtension(fileName, mimeType), {
      type: isShown ? 'inline' : 'attachment',
    }),
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
  };
}

const rangePattern = /^bytes=(\d*)-(\d*)$/;

/** Returns the requested range; null for none or several, `outside` if the file has no such bytes. */
function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first, last] = rangePattern.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || (first === '' && last === '0') ? 'outside' : { start, end };
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
}

async function readBody(storage: StorageEngine, { key, bytes }: ServedFile, range: ByteRange | null) {
  if (bytes) return range ? bytes.subarray(range.start, range.end + 1) : bytes;
  return storage.open(key, range ?? undefined);
}

/**
 * Creates a response with the bytes of a stored file: all of them, a range (206), 304 if the client has them, or 416
 * outside.
 */
export async function respondWithFile(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  storage: StorageEngine,
  file: ServedFile & { isPublic?: boolean },
): Promise<RawResponse> {
  // For HEAD, Fastify measures the body it leaves out, and fails without one.
  const emptyBody = () => (method === 'HEAD' ? Readable.from([]) : null);
  const etag = `"${file.key.slice(file.key.lastIndexOf('/') + 1)}"`;
  const commonHeaders = { ...fileHeaders(file), ...(file.isPublic ? publicHeaders : privateHeaders), etag };
  if (matchesEtag(headers['if-none-match'], etag)) return new RawResponse(emptyBody(), commonHeaders, 304);
  const rangeHeader = headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;
  const range = readRange(rangeHeader, file.size);
  const rangeHeaders = { ...commonHeaders, 'accept-ranges': 'bytes' };
  if (range === 'outside')
    return new RawResponse(emptyBody(), { ...rangeHeaders, 'content-range': `bytes */${file.size}` }, 416);
  const length = range ? range.end - range.start + 1 : file.size;
  const body = emptyBody() ?? (await readBody(storage, file, range));
  const sizedHeaders = { ...rangeHeaders, 'content-length': String(length) };
  if (!range) return new RawResponse(body, sizedHeaders);
  return new RawResponse(
    body,
    { ...sizedHeaders, 'content-range': `bytes ${range.start}-${range.end}/${file.size}` },
    206,
  );
}

/** Creates a response with bytes that are not stored. */
export function respondWithBytes({ bytes, ...file }: PreviewBytes): RawResponse {
  return new RawResponse(bytes, { ...fileHeaders(file), ...privateHeaders });
}
