import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { type ErrorItem, idInput, InvalidInput, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { cropSchema, rotatedSize, imageVariantQuerySchema, type ImageCrop, maxVariantWidth } from '../images/index.ts';
import { File, focalPointOf } from './file.entity.ts';
import { asSourceImage, type ServedFile, prepareServedFile } from './served-file.ts';

/** A number in a query string, as browsers write it. */
const numberParameter = z
  .string()
  .regex(/^-?\d{1,7}(?:\.\d{1,20})?(?:e-\d{1,3})?$/)
  .transform(Number);

const { shape: crop } = cropSchema;

/** Query parameters of a file of the library. */
export const previewImageSchema = z.object({ imageID: idInput, ...imageVariantQuerySchema.shape });

/** Query parameters of a crop that is being edited. */
export const previewCropSchema = z.object({
  imageID: idInput,
  x: numberParameter.pipe(crop.x),
  y: numberParameter.pipe(crop.y),
  width: numberParameter.pipe(crop.width),
  height: numberParameter.pipe(crop.height),
  rotate: numberParameter.pipe(crop.rotate).default(0),
  scaleX: numberParameter.pipe(crop.scaleX).default(1),
  scaleY: numberParameter.pipe(crop.scaleY).default(1),
});

async function loadFile({ em }: Context, imageID: number): Promise<File> {
  const file = await em.fork().findOne(File, { id: imageID });
  if (!file) throw new NotFound(Errors.invalid, 'media.imageID');
  return file;
}

/**
 * Returns a file of the library for the staff: an image complete, upright and without metadata. 404 V_12 media.imageID.
 */
export async function previewImage(context: Context, input: unknown): Promise<ServedFile> {
  requireViewer(context);
  const { imageID, w, format, ratio } = parseInput(previewImageSchema, input, 'media');
  const file = await loadFile(context, imageID);
  return prepareServedFile(
    context,
    { ...file, focalPoint: focalPointOf(file) },
    { crop: null, width: w, format, ratio },
  );
}

/** V_12 on media.x or media.y if the crop begins outside, on media.width or media.height if it ends outside. */
function requireCropWithinImage(size: { width: number; height: number }, { rotate, ...crop }: ImageCrop): void {
  const box = rotatedSize(size, rotate);
  const errors: ErrorItem[] = [];
  const reject = (field: string) => errors.push({ code: Errors.invalid, property: `media.${field}` });
  if (crop.x >= box.width) reject('x');
  else if (crop.x + crop.width > box.width + 0.5) reject('width');
  if (crop.y >= box.height) reject('y');
  else if (crop.y + crop.height > box.height + 0.5) reject('height');
  if (errors.length > 0) throw new InvalidInput(errors);
}

/** A rendered image that is not stored. */
export type PreviewBytes = { bytes: Buffer; mimeType: string; fileName: string };

/**
 * Renders a crop that is being edited, as wide as the largest variant. V_12 for a crop outside the image, and for other
 * files than images.
 */
export async function previewCrop(context: Context, input: unknown): Promise<PreviewBytes> {
  requireViewer(context);
  const { imageID, ...crop } = parseInput(previewCropSchema, input, 'media');
  const file = await loadFile(context, imageID);
  const image = asSourceImage(file);
  if (!image) throw InvalidInput.of(Errors.invalid, 'media.imageID');
  requireCropWithinImage(image, crop);
  const bytes = await context.services.imageRenderer.renderPreview(image, {
    crop,
    cropRatio: null,
    width: maxVariantWidth,
    format: image.format,
  });
  return { bytes, mimeType: `image/${image.format}`, fileName: file.fileName };
}
