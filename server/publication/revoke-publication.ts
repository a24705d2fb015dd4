import { lockPage, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { recordRequestDecision, emitRequestClosed, restorePageState } from './publication-request.ts';
import { canRevokeRequest } from './publication.policy.ts';
import { findOpenRequest } from './publication.queries.ts';

/**
 * Withdraws an open request and restores the page's previous state. publish-page, or the requester; 404 PM_01;
 * 409 V_07 on `page.status` without an open request.
 */
export async function revokePublication(context: Context, pageID: number): Promise<Page> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    const request = await findOpenRequest(tx.em, page);
    authorize(tx.viewer, canRevokeRequest(tx.viewer, page, request));
    if (!request) throw InvalidInput.of(Errors.invalidState, 'page.status');
    recordRequestDecision(tx, request, { status: 'revoked' });
    restorePageState(tx, page, request);
    await tx.audit({ action: 'page.publication-revoked', subjectId: page.id });
    await tx.emit({ name: 'publication.revoked', pageID: page.id });
    await emitRequestClosed(tx, request, 'revoked');
    return page;
  });
}
