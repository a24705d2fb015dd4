import { NotFound, Errors } from '../shared/errors/index.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { type CropRatio, visibleBox } from './crop.ts';
import { renderImage, type SourceImage, type ImageVariant } from './render-image.ts';
import { canDecodeImage, readImageSize } from './open-image.ts';
import { FileCache } from './file-cache.ts';
import { type ImageCrop, pageFileHash } from './page-file-hash.ts';
import { fileContentKey, imageVariantsFolder } from './storage-keys.ts';
import { WeightedQueue } from './weighted-queue.ts';

/** Storage key and size in bytes of a rendered variant. */
export type StoredVariant = { key: string; size: number };

/** Memory that all images in work may need together, roughly (bytes). */
const memoryLimitBytes = 256 * 1024 * 1024;
/** Memory that every image needs at least, which limits small images to two at a time. */
const minWorkBytes = 100 * 1024 * 1024;

/** Bytes per pixel that a decoder needs; see image-format.ts. */
const bytesPerPixel: Readonly<Record<string, number>> = { 'image/webp': 10, 'image/gif': 14, 'image/avif': 25 };

/** An image rotated by an arbitrary angle needs a larger box, twice in memory. */
const arbitraryAngleFactor = 4;

function estimateMemory({ mimeType, width, height }: Omit<SourceImage, 'hash'>, crop: ImageCrop | null = null): number {
  const factor = crop && crop.rotate % 90 !== 0 ? arbitraryAngleFactor : 1;
  return minWorkBytes + width * height * (bytesPerPixel[mimeType] ?? 4) * factor;
}

/** A thousandth is finer than any focal point that can be set by hand. */
const thousandths = (fraction: number): number => Math.round(fraction * 1_000);

function describeCropRatio({ ratio, focalPoint }: CropRatio): string {
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 };
  return `-r${thousandths(ratio)}-${thousandths(x)}-${thousandths(y)}`;
}

function variantKey(file: SourceImage, { crop, cropRatio, width, format }: ImageVariant): string {
  const visibleWidth = visibleBox(file, crop, cropRatio).width;
  const size = width && width < visibleWidth ? String(width) : 'full';
  const cropHash = pageFileHash({ hash: file.hash, focalPoint: null }, crop);
  return `${imageVariantsFolder(file.hash)}/${cropHash}-${size}${cropRatio ? describeCropRatio(cropRatio) : ''}.${format}`;
}

/** Renders variants of images, a limited number at a time, and stores them. */
export class ImageRenderer {
  /** Small files that were sent recently, images and others. */
  readonly fileCache: FileCache;
  readonly #storage: StorageEngine;
  readonly #queue = new WeightedQueue({ capacity: memoryLimitBytes, maxWaiting: 500 });
  readonly #pending = new Map<string, Promise<StoredVariant>>();

  constructor(storage: StorageEngine) {
    this.#storage = storage;
    this.fileCache = new FileCache(storage);
  }

  /** Returns a variant, rendered on first use. Concurrent calls share the work. */
  async getVariant(file: SourceImage, variant: ImageVariant): Promise<StoredVariant> {
    const key = variantKey(file, variant);
    const cached = this.fileCache.get(key);
    if (cached) return { key, size: cached.length };
    const size = await this.#storage.size(key);
    if (size !== null) return { key, size };
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const rendered = this.#render(file, variant, key).finally(() => this.#pending.delete(key));
    this.#pending.set(key, rendered);
    return rendered;
  }

  /** Renders a variant without storing it, for a crop that is still being edited. */
  renderPreview(file: SourceImage, variant: ImageVariant): Promise<Buffer> {
    return this.#withMeasuredImage(file, variant, async (path, measured) =>
      (await renderImage(path, measured, variant)).toBuffer(),
    );
  }

  /** Decodes an image in a local file completely. Returns its pixels; null if decoding fails. */
  async examine(path: string, mimeType: string): Promise<{ width: number; height: number } | null> {
    const size = await readImageSize(path, mimeType);
    if (!size) return null;
    const canDecode = await this.#queue.run(estimateMemory({ ...size, mimeType }), () =>
      canDecodeImage(path, { ...size, mimeType }),
    );
    return canDecode ? size : null;
  }

  async #render(file: SourceImage, variant: ImageVariant, key: string): Promise<StoredVariant> {
    return this.#withMeasuredImage(file, variant, async (path, measured) => {
      const image = await renderImage(path, measured, variant);
      await using staged = await this.#storage.stage(image, Number.POSITIVE_INFINITY);
      await this.#storage.store(staged, key);
      return { key, size: staged.size };
    });
  }

  /**
   * Runs `render` with the size measured from the bytes, since the row may differ. NotFound V_12 `media.hash` for missing or
   * invalid bytes.
   */
  async #withMeasuredImage<Result>(
    file: SourceImage,
    variant: ImageVariant,
    render: (path: string, measured: SourceImage) => Promise<Result>,
  ): Promise<Result> {
    const key = fileContentKey(file.hash);
    const measureAndRender = async (path: string): Promise<Result> => {
      const size = await readImageSize(path, file.mimeType);
      if (!size) throw new NotFound(Errors.invalid, 'media.hash');
      return render(path, { ...file, ...size });
    };
    try {
      return await this.#queue.run(estimateMemory(file, variant.crop), () =>
        this.#storage.withFile(key, measureAndRender),
      );
    } catch (error) {
      if ((await this.#storage.size(key)) === null) throw new NotFound(Errors.invalid, 'media.hash');
      throw error;
    }
  }
}

declare module '../shared/context.ts' {
  interface Services {
    imageRenderer: ImageRenderer;
  }
}
