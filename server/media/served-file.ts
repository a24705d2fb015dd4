import type { Context } from '../shared/context.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import {
  type SourceImage,
  type ImageVariant,
  type ImageCrop,
  type FocalPoint,
  outputFormatOf,
  maxVariantWidth,
  type OutputFormat,
  type ImageRatio,
  imageRatios,
  type ImageWidth,
  type RequestedFormat,
  fileContentKey,
} from '../images/index.ts';

/** A stored file to send. `bytes` is set for a small file, from the cache. */
export type ServedFile = { key: string; size: number; mimeType: string; fileName: string; bytes?: Buffer | undefined };

type StoredFile = {
  hash: string;
  mimeType: string;
  fileName: string;
  width?: number | null;
  height?: number | null;
  focalPoint: FocalPoint | null;
};

/** The variant of an image that a client requested. */
export type RequestedVariant = {
  crop: ImageCrop | null;
  width?: ImageWidth | undefined;
  format?: RequestedFormat | undefined;
  ratio?: ImageRatio | undefined;
};

/** Returns the file as an image that can be rendered; null for other files. */
export function asSourceImage({
  hash,
  mimeType,
  width,
  height,
}: Omit<StoredFile, 'focalPoint'>): (SourceImage & { format: OutputFormat }) | null {
  const format = outputFormatOf(mimeType);
  return format && width && height ? { hash, mimeType, width, height, format } : null;
}

/** An SVG scales by itself: it is rendered only for a crop, a ratio or a format. */
const isServedAsSvg = (file: StoredFile, { crop, format, ratio }: RequestedVariant): boolean =>
  file.mimeType === 'image/svg+xml' && !crop && !format && !ratio;

/**
 * Returns the bytes to send for a file: of an image the requested variant, never the uploaded original; of other files
 * the stored bytes.
 */
export async function prepareServedFile(
  { services }: Context,
  file: StoredFile,
  requested: RequestedVariant,
): Promise<ServedFile> {
  const image = asSourceImage(file);
  if (!image || isServedAsSvg(file, requested)) return serveOriginal(services, file);
  const ratio = requested.ratio ? imageRatios[requested.ratio] : null;
  const variant: ImageVariant = {
    crop: requested.crop,
    cropRatio: ratio && { ratio: ratio.value, focalPoint: file.focalPoint },
    width: requested.width ?? ratio?.width ?? (requested.format ? maxVariantWidth : null),
    format: requested.format ?? image.format,
  };
  const stored = await services.imageRenderer.getVariant(image, variant);
  const fileName = requested.format ? withExtension(file.fileName, requested.format) : file.fileName;
  return { ...stored, bytes: await loadCached(services, stored), mimeType: `image/${variant.format}`, fileName };
}

/** Gives an image that is sent in another format the extension of that format. */
const withExtension = (fileName: string, format: RequestedFormat): string =>
  `${fileName.replace(/\.(?:jpe?g|png|gif|webp|avif|svg)$/i, '')}.${format === 'jpeg' ? 'jpg' : format}`;

async function loadCached({ imageRenderer }: Context['services'], { key, size }: { key: string; size: number }) {
  return imageRenderer.fileCache.get(key) ?? imageRenderer.fileCache.load(key, size);
}

async function serveOriginal(services: Context['services'], file: StoredFile): Promise<ServedFile> {
  const key = fileContentKey(file.hash);
  const size = services.imageRenderer.fileCache.get(key)?.length ?? (await services.storage.size(key));
  if (size === null) throw new NotFound(Errors.invalid, 'media.hash');
  return {
    key,
    size,
    bytes: await loadCached(services, { key, size }),
    mimeType: file.mimeType,
    fileName: file.fileName,
  };
}
