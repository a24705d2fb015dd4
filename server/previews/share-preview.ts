import { z } from 'zod';
import { lockPageOfVersion, type Page } from '../pages/index.ts';
import { createPreviewToken, hashPreviewToken } from './preview-token.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canSharePreview } from './preview.policy.ts';
import { PreviewLink } from './preview-link.entity.ts';
import { previewUrl } from './preview-url.ts';

/** A link works for at most this many days. */
const maxLifetimeDays = 90;
const millisecondsPerDay = 24 * 60 * 60 * 1000;

export const sharePreviewInput = z.object({
  days: z.int().min(1).max(maxLifetimeDays).describe(`How long the link works, 1 to ${maxLifetimeDays} days.`),
});

type SharedPreview = { page: Page; link: PreviewLink; url: string };

/**
 * Creates a link that shows the current content of a version to anyone who has the link. Only the result has the URL;
 * it is not stored. edit-page or publish-page; 404 PM_01; V_12 on `preview.days`.
 */
export async function sharePreview(context: Context, versionID: number, input: unknown): Promise<SharedPreview> {
  const { id } = requireViewer(context);
  const { days } = parseInput(sharePreviewInput, input, 'preview');
  return inTransaction(context, async (tx) => {
    const page = await lockPageOfVersion(tx.em, versionID);
    authorize(tx.viewer, canSharePreview(tx.viewer, page));
    const token = createPreviewToken();
    const link = tx.em.create(PreviewLink, {
      versionId: versionID,
      tokenHash: hashPreviewToken(token),
      createdBy: id,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + days * millisecondsPerDay),
    });
    await tx.em.flush();
    await tx.audit({ action: 'page.preview-shared', subjectId: page.id });
    await tx.emit({ name: 'preview.shared', pageID: page.id });
    return { page, link, url: previewUrl(tx.services.publicUrl, token) };
  });
}
