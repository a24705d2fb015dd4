import type { Sharp } from '../shared/images/index.ts';
import { type Cut, shownBox } from './crop.ts';
import { openPicture, pictureSource } from './examine-picture.ts';
import type { CropParams } from './image-hash.ts';
import { maxPixelsOf, type PictureFormat } from './picture-format.ts';

/** One form of a picture: its crop, what is cut of that, how wide it becomes at most, and in which format. */
export type PictureForm = { crop: CropParams | null; cut: Cut | null; width: number | null; format: PictureFormat };
export type PictureFile = { hash: string; mimeType: string; width: number; height: number };

/** From here on a JPEG is written line by line, a little larger: its best coding keeps all pixels in memory. */
const largePicture = 8_000_000;

const isAnimation = (mimeType: string, format: PictureFormat): boolean =>
  ['image/gif', 'image/webp'].includes(mimeType) && ['gif', 'webp'].includes(format);

/** Frames stand above each other while they are worked on: only a crop that leaves them so keeps the animation. */
const keepsFrames = (crop: CropParams | null): boolean => !crop || (crop.rotate === 0 && crop.scaleY === 1);

async function countFrames(source: string | Buffer, mimeType: string): Promise<number> {
  const { pages = 1 } = await openPicture(source, { mimeType }).metadata();
  return pages;
}

async function openForm(path: string, file: PictureFile, form: PictureForm): Promise<Sharp> {
  const { mimeType } = file;
  const source = await pictureSource(path, mimeType);
  const moving = isAnimation(mimeType, form.format) && keepsFrames(form.crop);
  const frames = moving ? await countFrames(source, mimeType) : 1;
  const animated = frames > 1 && frames * file.width * file.height <= maxPixelsOf(mimeType) * 2;
  return openPicture(source, { mimeType, animated });
}

/** Flip, rotate, extract: in this order, whatever the order of the calls. */
function extract(picture: Sharp, file: PictureFile, { crop, cut }: PictureForm): Sharp {
  if (!crop && !cut) return picture;
  const box = shownBox(file, crop, cut);
  if (!crop) return picture.extract(box);
  const corners = file.mimeType === 'image/jpeg' ? '#ffffff' : '#00000000';
  return picture
    .flop(crop.scaleX === -1)
    .flip(crop.scaleY === -1)
    .rotate(crop.rotate, { background: corners })
    .extract(box);
}

function encode(picture: Sharp, format: PictureFormat, isLarge: boolean): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84, optimiseCoding: !isLarge });
    case 'webp':
      return picture.webp({ quality: 80 });
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 });
    case 'png':
      return picture.png();
    case 'gif':
      return picture.gif({ effort: 3 });
  }
}

/** The form of a picture as bytes to read, without any metadata, in sRGB. */
export async function drawPicture(path: string, file: PictureFile, form: PictureForm): Promise<Sharp> {
  const opened = await openForm(path, file, form);
  const shown = extract(opened, file, form);
  const sized = form.width ? shown.resize({ width: form.width, withoutEnlargement: true }) : shown;
  return encode(sized, form.format, !form.width && file.width * file.height > largePicture);
}
