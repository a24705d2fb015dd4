import { lockPageOfVersion, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { canWithdrawPreview } from './preview.policy.ts';
import { PreviewLink } from './preview-link.entity.ts';

/**
 * Withdraws a preview link, which stops working at once. edit-page or publish-page for its page, or its author;
 * 404 V_12 on `preview.id` if the link does not exist, PM_01 while its page is in the bin.
 */
export async function withdrawPreview(context: Context, id: number): Promise<Page> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const link = await tx.em.findOne(PreviewLink, { id });
    if (!link) throw new NotFound(Errors.invalid, 'preview.id');
    const page = await lockPageOfVersion(tx.em, link.versionId);
    authorize(tx.viewer, canWithdrawPreview(tx.viewer, page, link));
    if ((await tx.em.nativeDelete(PreviewLink, { id })) === 0) throw new NotFound(Errors.invalid, 'preview.id');
    await tx.audit({ action: 'page.preview-withdrawn', subjectId: page.id });
    await tx.emit({ name: 'preview.withdrawn', pageID: page.id });
    return page;
  });
}
