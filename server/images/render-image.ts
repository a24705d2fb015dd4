import { type Sharp, sharp } from '../shared/images/index.ts';
import { type CropBox, type CropRatio, visibleBox } from './crop.ts';
import { decodingMemoryBytes, uncompressedBytes } from './decoding-memory.ts';
import { maxDecodedBytes, openImage, readImageSource } from './open-image.ts';
import type { ImageCrop } from './page-file-hash.ts';
import { maxSvgRenderPixels, maxSvgRenderWidth } from './can-render-svg.ts';
import { maxPixelsOf, type OutputFormat } from './image-format.ts';

/** A variant of an image: crop, ratio, largest width and format. */
export type ImageVariant = {
  crop: ImageCrop | null;
  cropRatio: CropRatio | null;
  width: number | null;
  format: OutputFormat;
};

/** A stored image: hash, type and size in pixels. */
export type SourceImage = { hash: string; mimeType: string; width: number; height: number };

/**
 * From this many pixels on, a JPEG is written line by line and becomes a little larger: its best compression keeps all
 * pixels in memory.
 */
const largeImagePixels = 8_000_000;

const isSvg = ({ mimeType }: SourceImage): boolean => mimeType === 'image/svg+xml';

const isAnimation = (mimeType: string, format: OutputFormat): boolean =>
  ['image/gif', 'image/webp'].includes(mimeType) && ['gif', 'webp'].includes(format);

/**
 * While an animation is processed, its frames are stacked vertically. Only a crop that keeps them stacked keeps the
 * animation.
 */
const keepsFrames = (crop: ImageCrop | null): boolean => !crop || (crop.rotate === 0 && crop.scaleY === 1);

/** Rotating holds an image in memory once, at an arbitrary angle three times. */
const rotationMemoryFactor = ({ rotate }: ImageCrop): number => (rotate % 90 === 0 ? 1 : 3);

const isRotatedOrFlipped = (crop: ImageCrop): boolean => crop.rotate % 360 !== 0 || crop.scaleY === -1;

/**
 * Returns the factor by which both sides have to shrink, so that cropping and rotating stays within the memory limit.
 */
async function scaleForMemory(image: Sharp, file: SourceImage, { crop, cropRatio }: ImageVariant): Promise<number> {
  if (!crop && !cropRatio) return 1;
  if (isSvg(file)) return Math.min(1, Math.sqrt(maxSvgRenderPixels / (file.width * file.height)));
  if (!crop || !isRotatedOrFlipped(crop)) return 1;
  const metadata = await image.metadata();
  const availableBytes = Math.max(maxDecodedBytes - decodingMemoryBytes(metadata), maxDecodedBytes / 10);
  return Math.min(1, Math.sqrt(availableBytes / (uncompressedBytes(metadata) * rotationMemoryFactor(crop))));
}

async function countFrames(source: string | Buffer, mimeType: string): Promise<number> {
  const { pages = 1 } = await openImage(source, { mimeType }).metadata();
  return pages;
}

async function openVariantSource(path: string, file: SourceImage, variant: ImageVariant): Promise<Sharp> {
  const { mimeType } = file;
  const source = await readImageSource(path, mimeType);
  const keepsAnimation = isAnimation(mimeType, variant.format) && keepsFrames(variant.crop);
  const frames = keepsAnimation ? await countFrames(source, mimeType) : 1;
  const animated = frames > 1 && frames * file.width * file.height <= maxPixelsOf(mimeType) * 2;
  return openImage(source, { mimeType, animated });
}

/** Flips, rotates and extracts. sharp always applies them in this order. */
function rotateAndExtract(
  image: Sharp,
  mimeType: string,
  { crop, box }: { crop: ImageCrop | null; box: CropBox },
): Sharp {
  if (!crop) return image.extract(box);
  const cornerColour = mimeType === 'image/jpeg' ? '#ffffff' : '#00000000';
  return image
    .flop(crop.scaleX === -1)
    .flip(crop.scaleY === -1)
    .rotate(crop.rotate % 360, { background: cornerColour })
    .extract(box);
}

const scaleBox = ({ left, top, width, height }: CropBox, scale: number): CropBox => ({
  left: Math.floor(left * scale),
  top: Math.floor(top * scale),
  width: Math.max(1, Math.floor(width * scale)),
  height: Math.max(1, Math.floor(height * scale)),
});

/**
 * Crops and rotates an image that needs too much memory at a smaller size, then enlarges the result. That makes its
 * largest variants softer, but not the smaller ones that pages show.
 */
async function transformDownscaled(
  image: Sharp,
  file: SourceImage,
  variant: ImageVariant & { scale: number },
): Promise<Sharp> {
  const { crop, cropRatio, scale } = variant;
  const box = visibleBox(file, crop, cropRatio);
  const size = { width: Math.round(file.width * scale), height: Math.round(file.height * scale) };
  const small = image.resize({ ...size, fit: 'fill' });
  const { data, info } = await rotateAndExtract(small, file.mimeType, { crop, box: scaleBox(box, scale) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).resize({ ...outputSize(box, variant.width), fit: 'fill' });
}

function outputSize({ width, height }: CropBox, maxWidth: number | null): { width: number; height: number } {
  if (maxWidth === null || maxWidth >= width) return { width, height };
  return { width: maxWidth, height: Math.max(1, Math.round((height * maxWidth) / width)) };
}

/** Limits the width of an SVG that is neither cropped nor rotated. */
function outputWidth(file: SourceImage, { width }: ImageVariant): number | null {
  if (!isSvg(file)) return width;
  const largest = maxSvgRenderWidth(file);
  return width === null ? largest : Math.min(width, largest);
}

async function transform(image: Sharp, file: SourceImage, variant: ImageVariant): Promise<Sharp> {
  const { crop, cropRatio } = variant;
  const scale = await scaleForMemory(image, file, variant);
  if (scale < 1) return transformDownscaled(image, file, { ...variant, scale });
  const transformed =
    crop || cropRatio
      ? rotateAndExtract(image, file.mimeType, { crop, box: visibleBox(file, crop, cropRatio) })
      : image;
  const width = outputWidth(file, variant);
  return width ? transformed.resize({ width, withoutEnlargement: true }) : transformed;
}

function encode(image: Sharp, format: OutputFormat, isLarge: boolean): Sharp {
  switch (format) {
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 84, optimiseCoding: !isLarge });
    case 'webp':
      return image.webp({ quality: 80 });
    case 'avif':
      return image.avif({ quality: 55, effort: 3 });
    case 'png':
      return image.png();
    case 'gif':
      return image.gif({ effort: 3 });
  }
}

/** Renders a variant without metadata, in sRGB. Returns it as a stream of bytes. */
export async function renderImage(path: string, file: SourceImage, variant: ImageVariant): Promise<Sharp> {
  const transformed = await transform(await openVariantSource(path, file, variant), file, variant);
  return encode(transformed, variant.format, !variant.width && file.width * file.height > largeImagePixels);
}
