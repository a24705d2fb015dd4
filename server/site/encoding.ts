import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body is sent; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes below which an answer fits into its first packets anyhow. */
const worthCompressing = 1_024;

/** Brotli at 5 is smaller than gzip at its best, in the time of its default. */
const brotliQuality = 5;

/** A name in the list, unless its weight is none: 'br;q=0' refuses it. */
const named = (name: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s,])${name}(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i');
const takesBrotli = named('br');
const takesGzip = named('gzip');

/** The smallest form that the sender of an Accept-Encoding header can read. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (takesBrotli.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}

export const isWorthCompressing = (body: Buffer): boolean => body.byteLength >= worthCompressing;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The body in an encoding, off the main thread. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
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
