import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encoding of a body; `identity` is uncompressed. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Smaller responses fit into the first packets anyway (bytes). */
const minCompressibleBytes = 1_024;

/** Brotli at 5 is smaller than gzip at its best, and as fast as its default. */
const brotliQuality = 5;

/** Matches a name in the list unless its weight is 0: 'br;q=0' refuses it. */
const acceptsEncoding = (name: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s,])${name}(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i');
const acceptsBrotli = acceptsEncoding('br');
const acceptsGzip = acceptsEncoding('gzip');

/** Chooses the smallest encoding that an Accept-Encoding header allows. */
export function chooseContentEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity';
  if (acceptsBrotli.test(acceptEncoding)) return 'br';
  return acceptsGzip.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** Whether compressing a body saves packets. */
export const isWorthCompressing = (body: Buffer): boolean => body.byteLength >= minCompressibleBytes;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Encodes a body off the main thread. */
export async function encodeBody(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body);
  if (encoding === 'identity') return body;
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
