import { canPublishPage, lockPageOfVersion, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { recordRequestDecision, restorePageState } from './publication-request.ts';
import { rejectPublicationInput } from './publication.input.ts';
import { findLastRequest } from './publication.queries.ts';

/**
 * Rejects a publication request with a reason, and restores the page's previous state. publish-page; 404 PM_01; V_01,
 * V_12, V_14 on `request.feedback`; 409 V_07 on `page.status` if this version has no open request.
 */
export async function rejectPublication(context: Context, versionID: number, input: unknown): Promise<Page> {
  requireViewer(context);
  const { feedback } = parseInput(rejectPublicationInput, input ?? {}, 'request');
  return inTransaction(context, async (tx) => {
    const page = await lockPageOfVersion(tx.em, versionID);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    const request = await findLastRequest(tx.em, versionID);
    if (request?.status !== 'open') throw InvalidInput.of(Errors.invalidState, 'page.status');
    recordRequestDecision(tx, request, { status: 'rejected', feedback });
    restorePageState(tx, page, request);
    await tx.audit({ action: 'page.publication-rejected', subjectId: page.id });
    await tx.emit({ name: 'publication.answered', requestID: request.id, pageID: page.id });
    return page;
  });
}
