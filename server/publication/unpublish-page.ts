import { canPublishPage, lockPage, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';

/** Takes a page off the site. 404 PM_01; 409 V_07 where visitors see none of its versions. */
export async function unpublishPage(context: Context, pageID: number): Promise<Page> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    if (page.liveVersionId === null) throw InvalidInput.of('V_07', 'page.status');
    await query(tx.em, sql`update publication set ended_at = now() where page_id = ${page.id} and ended_at is null`);
    tx.em.assign(page, { status: 'unpublished', liveVersionId: null, publishedVersionId: null, publicationId: null });
    await tx.audit({ action: 'page.unpublished', subjectType: 'page', subjectId: page.id });
    await tx.emit({ name: 'page.unpublished', pageID: page.id });
    return page;
  });
}
