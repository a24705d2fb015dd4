import { z } from 'zod';
import type { CachedAnswer } from '../shared/cache/index.ts';
import type { Context } from '../shared/context.ts';
import { findPreview } from '../preview-tokens/index.ts';
import { NotFound, parseInput, text } from '../shared/errors/index.ts';
import { imageHash } from './image-hash.ts';
import { findPublishedFiles, findStoredFiles, findVersionFiles, type PlacedFile } from './page-file.queries.ts';
import {
  pictureRatios,
  type PictureRatio,
  type PictureWidth,
  pictureWidths,
  requestedFormats,
} from './picture-format.ts';
import { type ServedFile, serveFile } from './served-file.ts';

const ratioNames = Object.keys(pictureRatios) as PictureRatio[];

const width = z.enum(pictureWidths.map(String)).transform((value) => Number(value) as PictureWidth);

export const pictureFormSchema = z.object({
  w: width.optional().describe('Pixels that the picture is wide at most.'),
  format: z.enum(requestedFormats).optional().describe('Its own format where left out.'),
  ratio: z.enum(ratioNames).optional().describe('Cut to that width by height, around its focal point.'),
});

/** A token is shorter by far. */
const longestToken = 200;

export const pageFileQuerySchema = pictureFormSchema.extend({
  preview: text(longestToken)
    .optional()
    .describe('Token of a preview link: opens the files of the version that it shows, and no other.'),
});

export type PageFileAddress = { pageID: number; group: string; hash: string };

const matching = (files: PlacedFile[], hash: string): PlacedFile | undefined =>
  files.find((file) => imageHash(file, file.crop) === hash);

/** What visitors see is the same for everybody, until something is published or taken back. */
async function findPublished({ em, services }: Context, address: PageFileAddress): Promise<PlacedFile | null> {
  const { pageID, group, hash } = address;
  const fill = async (): Promise<CachedAnswer> => {
    const found = matching(await findPublishedFiles(em, pageID, group), hash);
    if (!found) throw new NotFound('V_12', 'media.hash');
    return { status: 200, body: Buffer.from(JSON.stringify(found)), headers: {} };
  };
  try {
    const { body } = await services.responseCache.answer(`page-file ${pageID} ${hash} ${group}`, fill);
    return JSON.parse(body.toString()) as PlacedFile;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

async function findForStaff({ viewer, em }: Context, { pageID, group, hash }: PageFileAddress): Promise<PlacedFile> {
  const found = viewer ? matching(await findStoredFiles(em, pageID, group), hash) : undefined;
  if (!found) throw new NotFound('V_12', 'media.hash');
  return found;
}

/** What a preview link shows of a page is all that its token opens, whoever sends it. */
async function findPreviewed({ em }: Context, address: PageFileAddress, token: string): Promise<PlacedFile> {
  const preview = await findPreview(em, token);
  const files = preview ? await findVersionFiles(em, address, preview.versionID) : [];
  const found = matching(files, address.hash);
  if (!found) throw new NotFound('V_12', 'media.hash');
  return found;
}

/**
 * A file as a page uses it, its crop applied: to anyone while the version that visitors see uses it,
 * to the staff for any version of the page, and with a preview link's token those of its version alone.
 * `hash` names content and crop. 404 V_12 otherwise, V_12 on media.w, media.format, media.ratio and media.preview.
 */
export async function getPageFile(
  context: Context,
  address: PageFileAddress,
  asked: unknown,
): Promise<ServedFile & { isPublic: boolean }> {
  const { w, format, ratio, preview } = parseInput(pageFileQuerySchema, asked, 'media');
  const published = preview === undefined ? await findPublished(context, address) : null;
  const file =
    preview === undefined
      ? (published ?? (await findForStaff(context, address)))
      : await findPreviewed(context, address, preview);
  const served = await serveFile(context, file, { crop: file.crop, width: w, format, ratio });
  return { ...served, isPublic: published !== null };
}
