import type { Page } from '../pages/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { PublicationRequest } from './publication.entity.ts';

type Decision = Pick<PublicationRequest, 'status'> & Partial<Pick<PublicationRequest, 'feedback' | 'awaitsFeedback'>>;

/** Why a request was ended by somebody else than its author, or by the time of a plan. */
export type ClosingReason = 'unpublished' | 'planned-unpublish' | 'deleted' | 'revoked';

/** Ends an open request; audit row and event are the caller's. */
export function endRequest(tx: Transaction, request: PublicationRequest, decision: Decision): void {
  tx.em.assign(request, { ...decision, answeredBy: tx.viewer?.id ?? null, answeredAt: new Date() });
}

/** Accepts an open request, of which its author is notified. The caller publishes. */
export async function acceptRequest(
  tx: Transaction,
  request: PublicationRequest,
  decision: Omit<Decision, 'status'>,
): Promise<void> {
  endRequest(tx, request, { ...decision, status: 'accepted' });
  await tx.audit({ action: 'page.publication-accepted', subjectType: 'page', subjectId: request.pageId });
  await tx.emit({ name: 'publication.answered', requestID: request.id, pageID: request.pageId });
}

/** Sends the mail about a request that somebody else ended to its author. */
export function notifyOfClosing(tx: Transaction, request: PublicationRequest, reason: ClosingReason): Promise<void> {
  const ending = { id: request.id, reason, actorID: tx.viewer?.id ?? null };
  return tx.emit({ name: 'publication.closed', pageID: request.pageId, ending });
}

/** Closes an open request that another action ended, of which its author is notified. */
export async function closeRequest(tx: Transaction, request: PublicationRequest, reason: ClosingReason): Promise<void> {
  endRequest(tx, request, { status: 'closed' });
  await tx.audit({ action: 'page.publication-closed', subjectType: 'page', subjectId: request.pageId });
  await notifyOfClosing(tx, request, reason);
}

/** Leads the page back to what it was before its publication was requested. */
export function restoreState(tx: Transaction, page: Page, request: PublicationRequest): void {
  tx.em.assign(page, {
    status: request.previousStatus,
    liveVersionId: request.previousLiveVersionId,
    publishedVersionId: request.previousLiveVersionId,
    publicationId: request.previousPublicationId,
  });
}
