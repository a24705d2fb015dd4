import { readFile } from 'node:fs/promises';
import { type Sharp, sharp } from '../shared/images/index.ts';
import { decodingMemoryBytes, uncompressedBytes } from './decoding-memory.ts';
import { disableSvgFilters } from './clean-svg.ts';
import { canRenderSvg } from './can-render-svg.ts';
import { maxPixelsOf } from './image-format.ts';

type Size = { width: number; height: number };

/** Only a malicious image takes longer to decode. */
const decodeTimeoutSeconds = 20;

/**
 * Most bytes that one image may need in memory, while it is decoded or after. Otherwise a small file could use up the
 * memory of the machine.
 */
export const maxDecodedBytes = 150_000_000;

/** Returns what to decode. An SVG is read into memory, so that no reference in it can be resolved to another file. */
export async function readImageSource(path: string, mimeType: string): Promise<string | Buffer> {
  return mimeType === 'image/svg+xml' ? Buffer.from(disableSvgFilters(await readFile(path, 'utf8'))) : path;
}

/** Opens an image with the camera's orientation applied, and limits what its decoder may use. */
export function openImage(
  source: string | Buffer,
  options: { mimeType: string; animated?: boolean; strict?: boolean },
): Sharp {
  return sharp(source, {
    animated: options.animated ?? false,
    autoOrient: true,
    failOn: options.strict ? 'error' : 'none',
    limitInputPixels: maxPixelsOf(options.mimeType),
    sequentialRead: true,
  }).timeout({ seconds: decodeTimeoutSeconds });
}

/**
 * Reads the pixels of an image as shown from its metadata; null if they are missing or over the limit of its format.
 */
export async function readImageSize(path: string, mimeType: string): Promise<Size | null> {
  try {
    const source = await readImageSource(path, mimeType);
    const metadata = await openImage(source, { mimeType }).metadata();
    const { width, height } = metadata.autoOrient;
    const fitsInMemory = Math.max(decodingMemoryBytes(metadata), uncompressedBytes(metadata)) <= maxDecodedBytes;
    return fitsInMemory && width * height <= maxPixelsOf(mimeType) ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Whether an image can be decoded completely; an SVG, rendered. */
export async function canDecodeImage(path: string, { mimeType, ...size }: Size & { mimeType: string }) {
  const source = await readImageSource(path, mimeType);
  if (typeof source !== 'string') return canRenderSvg(source, size);
  try {
    await openImage(path, { mimeType, strict: true }).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
