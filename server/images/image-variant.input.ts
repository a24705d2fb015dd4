import { z } from 'zod';
import { imageRatios, type ImageRatio, type ImageWidth, imageWidths, requestedFormats } from './image-format.ts';

const ratioNames = Object.keys(imageRatios) as ImageRatio[];

const width = z.enum(imageWidths.map(String)).transform((value) => Number(value) as ImageWidth);

/** Query parameters that request a variant of an image. */
export const imageVariantQuerySchema = z.object({
  w: width.optional().describe('Largest width of the image in pixels.'),
  format: z.enum(requestedFormats).optional().describe('Its own format, if left out.'),
  ratio: z.enum(ratioNames).optional().describe('Cut to that ratio of width to height, around its focal point.'),
});
