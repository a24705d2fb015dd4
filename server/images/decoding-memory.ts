import type { Metadata } from 'sharp';

type ImageMetadata = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'bitsPerSample'
>;

const sampleBytes = ({ depth }: ImageMetadata): number => (depth === 'ushort' || depth === 'short' ? 2 : 1);

/** Returns the bytes of all pixels, uncompressed. Rotating needs them in memory, since any line may come first then. */
export const uncompressedBytes = (metadata: ImageMetadata): number =>
  metadata.width * metadata.height * metadata.channels * sampleBytes(metadata);

/** Returns the number of values per pixel of a JPEG, whose colours often have a half or a quarter of its resolution. */
function coefficientsPerPixel({ chromaSubsampling, channels }: ImageMetadata): number {
  if (chromaSubsampling === '4:2:0') return 1.5;
  return chromaSubsampling === '4:2:2' ? 2 : channels;
}

/**
 * Returns the bytes that decoding holds in memory, as measured; 0 for an image that is read line by line. Progressive
 * images are held whole. So is every AVIF, with 16 bytes per pixel, or 20 for more than 8 bits.
 */
export function decodingMemoryBytes(metadata: ImageMetadata): number {
  const pixels = metadata.width * metadata.height;
  if (metadata.format === 'heif') return pixels * ((metadata.bitsPerSample ?? 8) > 8 ? 20 : 16);
  if (!metadata.isProgressive) return 0;
  return metadata.format === 'jpeg' ? pixels * 2 * coefficientsPerPixel(metadata) : uncompressedBytes(metadata);
}
