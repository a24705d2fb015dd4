import type { CachedResponse } from '../shared/cache/index.ts';
import type { Context } from '../shared/context.ts';
import { findPreviewByToken } from '../previews/index.ts';
import { NotFound, parseInput, textInput, Errors } from '../shared/errors/index.ts';
import { pageFileHash, imageVariantQuerySchema } from '../images/index.ts';
import { findPublishedFiles, findFilesOfAnyVersion, findVersionFiles, type PageFile } from './page-file.queries.ts';
import { type ServedFile, prepareServedFile } from '../media/index.ts';

/** Far longer than any token. */
const maxTokenLength = 200;

/** Query parameters of a page's file. */
export const pageFileQuerySchema = imageVariantQuerySchema.extend({
  preview: textInput(maxTokenLength)
    .optional()
    .describe('Token of a preview link: allows the files of its version, and no others.'),
});

/** Path parameters of a page's file; `hash` comes from `pageFileHash`. */
export type PageFileParams = { pageID: number; group: string; hash: string };

const findByHash = (files: PageFile[], hash: string): PageFile | undefined =>
  files.find((file) => pageFileHash(file, file.crop) === hash);

/** Cached, since visitors all see the same until something is published or unpublished. */
async function findPublished({ em, services }: Context, params: PageFileParams): Promise<PageFile | null> {
  const { pageID, group, hash } = params;
  const findFile = async (): Promise<CachedResponse> => {
    const found = findByHash(await findPublishedFiles(em, pageID, group), hash);
    if (!found) throw new NotFound(Errors.invalid, 'media.hash');
    return { status: 200, body: Buffer.from(JSON.stringify(found)), headers: {} };
  };
  try {
    const { body } = await services.responseCache.getOrCreate(`page-file ${pageID} ${hash} ${group}`, findFile);
    return JSON.parse(body.toString()) as PageFile;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

async function findForStaff({ viewer, em }: Context, { pageID, group, hash }: PageFileParams): Promise<PageFile> {
  const found = viewer ? findByHash(await findFilesOfAnyVersion(em, pageID, group), hash) : undefined;
  if (!found) throw new NotFound(Errors.invalid, 'media.hash');
  return found;
}

/** A preview token gives anyone access to the files of its version, and to no others. */
async function findPreviewed({ em }: Context, params: PageFileParams, token: string): Promise<PageFile> {
  const preview = await findPreviewByToken(em, token);
  const files = preview ? await findVersionFiles(em, params, preview.versionID) : [];
  const found = findByHash(files, params.hash);
  if (!found) throw new NotFound(Errors.invalid, 'media.hash');
  return found;
}

/**
 * Returns a file as a page uses it, with its crop. Anyone gets files of the live version, the staff those of any
 * version, and a preview token those of its version only. `hash` identifies content and crop. Otherwise 404 V_12; V_12
 * on media.w, media.format, media.ratio and media.preview.
 */
export async function getPageFile(
  context: Context,
  params: PageFileParams,
  query: unknown,
): Promise<ServedFile & { isPublic: boolean }> {
  const { w, format, ratio, preview } = parseInput(pageFileQuerySchema, query, 'media');
  const published = preview === undefined ? await findPublished(context, params) : null;
  const file =
    preview === undefined
      ? (published ?? (await findForStaff(context, params)))
      : await findPreviewed(context, params, preview);
  const served = await prepareServedFile(context, file, { crop: file.crop, width: w, format, ratio });
  return { ...served, isPublic: published !== null };
}
