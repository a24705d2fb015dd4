import type { Metadata } from 'sharp';

type Head = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'bitsPerSample'
>;

const sampleBytes = ({ depth }: Head): number => (depth === 'ushort' || depth === 'short' ? 2 : 1);

/** Bytes of all pixels of a picture, unpacked: what turning it needs, since any line of it may be the first one then. */
export const unpackedBytes = (head: Head): number => head.width * head.height * head.channels * sampleBytes(head);

/** How many numbers stand for a pixel of a JPEG: its colours are often kept at a half or a quarter of its size. */
function coefficientsPerPixel({ chromaSubsampling, channels }: Head): number {
  if (chromaSubsampling === '4:2:0') return 1.5;
  return chromaSubsampling === '4:2:2' ? 2 : channels;
}

/**
 * Bytes that are held at once while a picture is decoded, as measured; 0 where it is read line by line. A picture that
 * comes in several passes is held whole, and an AVIF is in any case: 16 bytes for each pixel, 20 of more than 8 bits.
 */
export function decodingBytes(head: Head): number {
  const pixels = head.width * head.height;
  if (head.format === 'heif') return pixels * ((head.bitsPerSample ?? 8) > 8 ? 20 : 16);
  if (!head.isProgressive) return 0;
  return head.format === 'jpeg' ? pixels * 2 * coefficientsPerPixel(head) : unpackedBytes(head);
}
