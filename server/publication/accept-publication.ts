import { canPublishPage, lockPageOfVersion, type Page, PageVersion } from '../pages/index.ts';
import { authorize, type Context, requireViewer, type Viewer } from '../shared/context.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { acceptRequest } from './publication-request.ts';
import type { PublicationRequest } from './publication.entity.ts';
import { acceptPublicationInput } from './publication.input.ts';
import { findLastRequest } from './publication.queries.ts';
import { releaseVersion, requireReleasable } from './release-version.ts';

type Acceptance = { page: Page; request: PublicationRequest; feedback: string };

async function acceptOpenRequest(tx: Transaction, { page, request, feedback }: Acceptance): Promise<void> {
  const version = await tx.em.findOneOrFail(PageVersion, { id: request.versionId });
  await requireReleasable(tx, [{ page, version }]);
  await acceptRequest(tx, request, { feedback });
  await releaseVersion(tx, { page, version, request });
}

async function addFeedback(tx: Transaction, request: PublicationRequest, feedback: string): Promise<void> {
  tx.em.assign(request, { feedback, awaitsFeedback: false });
  await tx.audit({ action: 'page.publication-feedback-added', subjectId: request.pageId });
  await tx.emit({ name: 'publication.answered', requestID: request.id, pageID: request.pageId });
}

const awaitsFeedbackOf = (request: PublicationRequest, viewer: Viewer): boolean =>
  request.status === 'accepted' && request.awaitsFeedback && request.answeredBy === viewer.id;

/**
 * Publishes exactly the requested version and notifies the requester. If the viewer has just accepted the request by
 * publishing, only adds the feedback, once. publish-page; 404 PM_01; V_12, V_14 on `request.feedback`; 409 V_07 on
 * `page.status` if this version has no open request; throws PublishingRefused.
 */
export async function acceptPublication(context: Context, versionID: number, input: unknown): Promise<Page> {
  const viewer = requireViewer(context);
  const { feedback } = parseInput(acceptPublicationInput, input ?? {}, 'request');
  return inTransaction(context, async (tx) => {
    const page = await lockPageOfVersion(tx.em, versionID);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    const request = await findLastRequest(tx.em, versionID);
    if (request?.status === 'open') await acceptOpenRequest(tx, { page, request, feedback });
    else if (request && awaitsFeedbackOf(request, viewer)) await addFeedback(tx, request, feedback);
    else throw InvalidInput.of(Errors.invalidState, 'page.status');
    return page;
  });
}
