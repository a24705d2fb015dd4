import type { Context } from '../shared/context.ts';
import { NotFound } from '../shared/errors/index.ts';
import type { PictureFile, PictureForm } from './draw-picture.ts';
import type { CropParams, FocalPoint } from './image-hash.ts';
import {
  formatOfType,
  largestWidth,
  type PictureFormat,
  type PictureRatio,
  pictureRatios,
  type PictureWidth,
  type RequestedFormat,
} from './picture-format.ts';
import { contentKey } from './storage-keys.ts';

/** Bytes of the storage engine, in memory already if they are few, and what a client is told of them. */
export type ServedFile = { key: string; size: number; mimeType: string; fileName: string; bytes?: Buffer | undefined };

type Stored = {
  hash: string;
  mimeType: string;
  fileName: string;
  width?: number | null;
  height?: number | null;
  focalPoint: FocalPoint | null;
};

export type Wanted = {
  crop: CropParams | null;
  width?: PictureWidth | undefined;
  format?: RequestedFormat | undefined;
  ratio?: PictureRatio | undefined;
};

/** The file as a picture that can be drawn, null where it is none. */
export function asPicture({
  hash,
  mimeType,
  width,
  height,
}: Omit<Stored, 'focalPoint'>): (PictureFile & { format: PictureFormat }) | null {
  const format = formatOfType(mimeType);
  return format && width && height ? { hash, mimeType, width, height, format } : null;
}

/** A drawing scales by itself: it becomes pixels for a crop, a ratio or a format only. */
const staysDrawing = (file: Stored, { crop, format, ratio }: Wanted): boolean =>
  file.mimeType === 'image/svg+xml' && !crop && !format && !ratio;

/**
 * The bytes to send of a file: those of the picture in the form wanted, never the picture as it was uploaded,
 * or those of anything else as they are.
 */
export async function serveFile({ services }: Context, file: Stored, wanted: Wanted): Promise<ServedFile> {
  const picture = asPicture(file);
  if (!picture || staysDrawing(file, wanted)) return serveContent(services, file);
  const ratio = wanted.ratio ? pictureRatios[wanted.ratio] : null;
  const form: PictureForm = {
    crop: wanted.crop,
    cut: ratio && { ratio: ratio.value, focalPoint: file.focalPoint },
    width: wanted.width ?? ratio?.width ?? (wanted.format ? largestWidth : null),
    format: wanted.format ?? picture.format,
  };
  const made = await services.pictures.make(picture, form);
  const fileName = wanted.format ? withExtension(file.fileName, wanted.format) : file.fileName;
  return { ...made, bytes: await loadHot(services, made), mimeType: `image/${form.format}`, fileName };
}

/** A picture that is sent as another kind is named so. */
const withExtension = (fileName: string, format: RequestedFormat): string =>
  `${fileName.replace(/\.(?:jpe?g|png|gif|webp|avif|svg)$/i, '')}.${format === 'jpeg' ? 'jpg' : format}`;

async function loadHot({ pictures }: Context['services'], { key, size }: { key: string; size: number }) {
  return pictures.hotFiles.get(key) ?? pictures.hotFiles.load(key, size);
}

async function serveContent(services: Context['services'], file: Stored): Promise<ServedFile> {
  const key = contentKey(file.hash);
  const size = services.pictures.hotFiles.get(key)?.length ?? (await services.storage.size(key));
  if (size === null) throw new NotFound('V_12', 'media.hash');
  return { key, size, bytes: await loadHot(services, { key, size }), mimeType: file.mimeType, fileName: file.fileName };
}
