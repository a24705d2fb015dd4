import { loadVersion, type Page, type PageVersion } from '../pages/index.ts';
import { findPreviewByToken } from './find-preview-by-token.ts';
import type { Context } from '../shared/context.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';

type ShownPreview = { page: Page; version: PageVersion; expiresAt: Date };

/**
 * Returns the version of a preview link. Anyone with the token. 404 PM_01 if the link is unknown, withdrawn or expired,
 * and while its page is in the bin.
 */
export async function showPreview({ em }: Pick<Context, 'em'>, token: string): Promise<ShownPreview> {
  const preview = await findPreviewByToken(em, token);
  if (!preview) throw new NotFound(Errors.pageNotFound);
  return { ...(await loadVersion(em, preview.versionID)), expiresAt: preview.expiresAt };
}
