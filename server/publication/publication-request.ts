import type { Page } from '../pages/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { PublicationRequest } from './publication.entity.ts';

type Answer = Pick<PublicationRequest, 'status'> & Partial<Pick<PublicationRequest, 'feedback' | 'awaitsFeedback'>>;

/** Ends an open request; nobody is told yet. */
export function endRequest(tx: Transaction, request: PublicationRequest, answer: Answer): void {
  tx.em.assign(request, { ...answer, answeredBy: tx.viewer?.id ?? null, answeredAt: new Date() });
}

/** Accepts an open request, which is told to whoever asked. The caller publishes. */
export async function acceptRequest(
  tx: Transaction,
  request: PublicationRequest,
  answer: Omit<Answer, 'status'>,
): Promise<void> {
  endRequest(tx, request, { ...answer, status: 'accepted' });
  await tx.audit({ action: 'page.publication-accepted', subjectType: 'page', subjectId: request.pageId });
  await tx.emit({ name: 'publication.answered', requestID: request.id, pageID: request.pageId });
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
