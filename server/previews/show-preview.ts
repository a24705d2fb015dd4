import { loadVersion, type Page, type PageVersion } from '../pages/index.ts';
import { findPreview } from '../preview-tokens/index.ts';
import type { Context } from '../shared/context.ts';
import { NotFound } from '../shared/errors/index.ts';

type ShownPreview = { page: Page; version: PageVersion; expiresAt: Date };

/**
 * The version that a preview link opens, to whoever has the link. 404 PM_01 for a link that is unknown, withdrawn or
 * expired, and while its page is in the bin.
 */
export async function showPreview({ em }: Pick<Context, 'em'>, token: string): Promise<ShownPreview> {
  const preview = await findPreview(em, token);
  if (!preview) throw new NotFound('PM_01');
  return { ...(await loadVersion(em, preview.versionID)), expiresAt: preview.expiresAt };
}
