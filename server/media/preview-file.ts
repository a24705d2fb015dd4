import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { type ErrorItem, id, InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import { cropSchema, rotatedBox } from './crop.ts';
import { File, focalPointOf } from './file.entity.ts';
import { pictureFormSchema } from './get-page-file.ts';
import type { CropParams } from './image-hash.ts';
import { largestWidth } from './picture-format.ts';
import { asPicture, type ServedFile, serveFile } from './served-file.ts';

/** A number as a query carries it, written as browsers write theirs. */
const numeral = z
  .string()
  .regex(/^-?\d{1,7}(?:\.\d{1,20})?(?:e-\d{1,3})?$/)
  .transform(Number);

const { shape: crop } = cropSchema;

export const previewImageSchema = z.object({ imageID: id, ...pictureFormSchema.shape });

export const previewCropSchema = z.object({
  imageID: id,
  x: numeral.pipe(crop.x),
  y: numeral.pipe(crop.y),
  width: numeral.pipe(crop.width),
  height: numeral.pipe(crop.height),
  rotate: numeral.pipe(crop.rotate).default(0),
  scaleX: numeral.pipe(crop.scaleX).default(1),
  scaleY: numeral.pipe(crop.scaleY).default(1),
});

async function loadFile({ em }: Context, imageID: number): Promise<File> {
  const file = await em.fork().findOne(File, { id: imageID });
  if (!file) throw new NotFound('V_12', 'media.imageID');
  return file;
}

/** A file of the library as the staff see it: a picture whole, upright and without metadata. 404 V_12 media.imageID. */
export async function previewImage(context: Context, input: unknown): Promise<ServedFile> {
  requireViewer(context);
  const { imageID, w, format, ratio } = parseInput(previewImageSchema, input, 'media');
  const file = await loadFile(context, imageID);
  return serveFile(context, { ...file, focalPoint: focalPointOf(file) }, { crop: null, width: w, format, ratio });
}

/** V_12 on media.x or media.y where the crop begins outside, on media.width or media.height where it ends there. */
function refuseCropOutside(size: { width: number; height: number }, { rotate, ...crop }: CropParams): void {
  const box = rotatedBox(size, rotate);
  const errors: ErrorItem[] = [];
  const refuse = (field: string) => errors.push({ code: 'V_12', property: `media.${field}` });
  if (crop.x >= box.width) refuse('x');
  else if (crop.x + crop.width > box.width + 0.5) refuse('width');
  if (crop.y >= box.height) refuse('y');
  else if (crop.y + crop.height > box.height + 0.5) refuse('height');
  if (errors.length > 0) throw new InvalidInput(errors);
}

export type PreviewBytes = { bytes: Buffer; mimeType: string; fileName: string };

/** A crop that is being tried out, no wider than any page shows it. V_12 outside the picture, and where it is none. */
export async function previewCrop(context: Context, input: unknown): Promise<PreviewBytes> {
  requireViewer(context);
  const { imageID, ...crop } = parseInput(previewCropSchema, input, 'media');
  const file = await loadFile(context, imageID);
  const picture = asPicture(file);
  if (!picture) throw InvalidInput.of('V_12', 'media.imageID');
  refuseCropOutside(picture, crop);
  const bytes = await context.services.pictures.preview(picture, {
    crop,
    cut: null,
    width: largestWidth,
    format: picture.format,
  });
  return { bytes, mimeType: `image/${picture.format}`, fileName: file.fileName };
}
