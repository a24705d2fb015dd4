import { type Sharp, sharp } from '../shared/images/index.ts';
import { type CropBox, type Cut, shownBox } from './crop.ts';
import { decodingBytes, unpackedBytes } from './decoding-memory.ts';
import { maxPictureBytes, openPicture, pictureSource } from './examine-picture.ts';
import type { CropParams } from './image-hash.ts';
import { largestDrawing, widestDrawing } from './try-drawing.ts';
import { maxPixelsOf, type PictureFormat } from './picture-format.ts';

/** One form of a picture: its crop, what is cut of that, how wide it becomes at most, and in which format. */
export type PictureForm = { crop: CropParams | null; cut: Cut | null; width: number | null; format: PictureFormat };
export type PictureFile = { hash: string; mimeType: string; width: number; height: number };

/** From here on a JPEG is written line by line, a little larger: its best coding keeps all pixels in memory. */
const largePicture = 8_000_000;

const isDrawing = ({ mimeType }: PictureFile): boolean => mimeType === 'image/svg+xml';

const isAnimation = (mimeType: string, format: PictureFormat): boolean =>
  ['image/gif', 'image/webp'].includes(mimeType) && ['gif', 'webp'].includes(format);

/** Frames stand above each other while they are worked on: only a crop that leaves them so keeps the animation. */
const keepsFrames = (crop: CropParams | null): boolean => !crop || (crop.rotate === 0 && crop.scaleY === 1);

/** A picture is held whole to be turned, and three times at a crooked angle. */
const turningFactor = ({ rotate }: CropParams): number => (rotate % 90 === 0 ? 1 : 3);

const isTurned = (crop: CropParams): boolean => crop.rotate % 360 !== 0 || crop.scaleY === -1;

/** How much smaller a picture has to be, at each side, so that cutting and turning it stays within bounds. */
async function workingScale(picture: Sharp, file: PictureFile, { crop, cut }: PictureForm): Promise<number> {
  if (!crop && !cut) return 1;
  if (isDrawing(file)) return Math.min(1, Math.sqrt(largestDrawing / (file.width * file.height)));
  if (!crop || !isTurned(crop)) return 1;
  const head = await picture.metadata();
  const left = Math.max(maxPictureBytes - decodingBytes(head), maxPictureBytes / 10);
  return Math.min(1, Math.sqrt(left / (unpackedBytes(head) * turningFactor(crop))));
}

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
function turn(picture: Sharp, mimeType: string, { crop, box }: { crop: CropParams | null; box: CropBox }): Sharp {
  if (!crop) return picture.extract(box);
  const corners = mimeType === 'image/jpeg' ? '#ffffff' : '#00000000';
  return picture
    .flop(crop.scaleX === -1)
    .flip(crop.scaleY === -1)
    .rotate(crop.rotate % 360, { background: corners })
    .extract(box);
}

const scaleBox = ({ left, top, width, height }: CropBox, scale: number): CropBox => ({
  left: Math.floor(left * scale),
  top: Math.floor(top * scale),
  width: Math.max(1, Math.floor(width * scale)),
  height: Math.max(1, Math.floor(height * scale)),
});

/**
 * A picture that takes too much memory is cut and turned smaller, and enlarged to what was asked for: with its
 * largest forms softer by that, the smaller ones that pages show are not.
 */
async function shapeSmaller(picture: Sharp, file: PictureFile, form: PictureForm & { scale: number }): Promise<Sharp> {
  const { crop, cut, scale } = form;
  const box = shownBox(file, crop, cut);
  const size = { width: Math.round(file.width * scale), height: Math.round(file.height * scale) };
  const small = picture.resize({ ...size, fit: 'fill' });
  const { data, info } = await turn(small, file.mimeType, { crop, box: scaleBox(box, scale) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).resize({ ...shownSize(box, form.width), fit: 'fill' });
}

function shownSize({ width, height }: CropBox, wanted: number | null): { width: number; height: number } {
  if (wanted === null || wanted >= width) return { width, height };
  return { width: wanted, height: Math.max(1, Math.round((height * wanted) / width)) };
}

/** A drawing that is neither cut nor turned is drawn as large as it may be. */
function boundedWidth(file: PictureFile, { width }: PictureForm): number | null {
  if (!isDrawing(file)) return width;
  const largest = widestDrawing(file);
  return width === null ? largest : Math.min(width, largest);
}

async function shape(picture: Sharp, file: PictureFile, form: PictureForm): Promise<Sharp> {
  const { crop, cut } = form;
  const scale = await workingScale(picture, file, form);
  if (scale < 1) return shapeSmaller(picture, file, { ...form, scale });
  const shown = crop || cut ? turn(picture, file.mimeType, { crop, box: shownBox(file, crop, cut) }) : picture;
  const width = boundedWidth(file, form);
  return width ? shown.resize({ width, withoutEnlargement: true }) : shown;
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
  const shown = await shape(await openForm(path, file, form), file, form);
  return encode(shown, form.format, !form.width && file.width * file.height > largePicture);
}
