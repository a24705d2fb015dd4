import type { Page } from '../pages/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { PublicationRequest } from './publication.entity.ts';

type Decision = Pick<PublicationRequest, 'status'> & Partial<Pick<PublicationRequest, 'feedback' | 'awaitsFeedback'>>;

/** Why a request was closed by somebody other than its author, or by a schedule. */
export type RequestClosingReason = 'unpublished' | 'planned-unpublish' | 'deleted' | 'revoked';

/** Records the decision on an open request. The caller writes audit row and event. */
export function recordRequestDecision(tx: Transaction, request: PublicationRequest, decision: Decision): void {
  tx.em.assign(request, { ...decision, answeredBy: tx.viewer?.id ?? null, answeredAt: new Date() });
}

/** Accepts an open request; its author gets a mail. The caller publishes the version. */
export async function acceptRequest(
  tx: Transaction,
  request: PublicationRequest,
  decision: Omit<Decision, 'status'>,
): Promise<void> {
  recordRequestDecision(tx, request, { ...decision, status: 'accepted' });
  await tx.audit({ action: 'page.publication-accepted', subjectId: request.pageId });
  await tx.emit({ name: 'publication.answered', requestID: request.id, pageID: request.pageId });
}

/** Emits the event that mails the author of a request that somebody else ended. */
export function emitRequestClosed(
  tx: Transaction,
  request: PublicationRequest,
  reason: RequestClosingReason,
): Promise<void> {
  const ending = { id: request.id, reason, actorID: tx.viewer?.id ?? null };
  return tx.emit({ name: 'publication.closed', pageID: request.pageId, ending });
}

/** Closes an open request because of another action; its author gets a mail. */
export async function closeRequest(
  tx: Transaction,
  request: PublicationRequest,
  reason: RequestClosingReason,
): Promise<void> {
  recordRequestDecision(tx, request, { status: 'closed' });
  await tx.audit({ action: 'page.publication-closed', subjectId: request.pageId });
  await emitRequestClosed(tx, request, reason);
}

/** Restores the page's state before the request. */
export function restorePageState(tx: Transaction, page: Page, request: PublicationRequest): void {
  tx.em.assign(page, {
    status: request.previousStatus,
    liveVersionId: request.previousLiveVersionId,
    publishedVersionId: request.previousLiveVersionId,
    publicationId: request.previousPublicationId,
  });
}
