import { readFile } from 'node:fs/promises';
import { type Sharp, sharp } from '../shared/images/index.ts';
import { decodingBytes, unpackedBytes } from './decoding-memory.ts';
import { withoutFilters } from './clean-svg.ts';
import { canBeDrawn } from './try-drawing.ts';
import { maxPixelsOf } from './picture-format.ts';

type Size = { width: number; height: number };

/** Seconds after which a picture is given up; one that decodes longer was made to. */
const patience = 20;

/** Bytes that one picture may take in memory, decoded or while it is: a small file could claim that of the machine. */
export const maxPictureBytes = 150_000_000;

/** The bytes to decode: a drawing as text in memory, so that no name in it can lead to another file. */
export async function pictureSource(path: string, mimeType: string): Promise<string | Buffer> {
  return mimeType === 'image/svg+xml' ? Buffer.from(withoutFilters(await readFile(path, 'utf8'))) : path;
}

/** A picture opened for reading, camera's orientation applied; what its decoder may use is bounded. */
export function openPicture(
  source: string | Buffer,
  options: { mimeType: string; animated?: boolean; strict?: boolean },
): Sharp {
  return sharp(source, {
    animated: options.animated ?? false,
    autoOrient: true,
    failOn: options.strict ? 'error' : 'none',
    limitInputPixels: maxPixelsOf(options.mimeType),
    sequentialRead: true,
  }).timeout({ seconds: patience });
}

/** Pixels of a picture as shown, from its head alone; null where it has none, or more than its kind may have. */
export async function readPictureSize(path: string, mimeType: string): Promise<Size | null> {
  try {
    const source = await pictureSource(path, mimeType);
    const head = await openPicture(source, { mimeType }).metadata();
    const { width, height } = head.autoOrient;
    const isBounded = Math.max(decodingBytes(head), unpackedBytes(head)) <= maxPictureBytes;
    return isBounded && width * height <= maxPixelsOf(mimeType) ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Whether a picture can be decoded to its end, and a drawing be drawn. */
export async function isWholePicture(path: string, { mimeType, ...size }: Size & { mimeType: string }) {
  const source = await pictureSource(path, mimeType);
  if (typeof source !== 'string') return canBeDrawn(source, size);
  try {
    await openPicture(path, { mimeType, strict: true }).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
