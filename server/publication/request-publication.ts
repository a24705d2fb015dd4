import { canEditPage, loadNewestVersion, lockPage, type Page } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { PublicationRequest } from './publication.entity.ts';
import { requestPublicationInput } from './publication.input.ts';
import { isRequestable } from './publication.policy.ts';
import { findOpenRequest } from './publication.queries.ts';

type RequestValues = Pick<PublicationRequest, 'versionId' | 'comment' | 'requestedBy' | 'requestedAt'>;

function resend(tx: Transaction, request: PublicationRequest, values: RequestValues): PublicationRequest {
  return tx.em.assign(request, values);
}

/** Opens a request with the page's previous state. Whether visitors still see the page depends on the settings. */
async function openRequest(tx: Transaction, page: Page, values: RequestValues): Promise<PublicationRequest> {
  const { keepLiveWhileRequested } = await loadSettings(tx.em);
  const request = tx.em.create(PublicationRequest, {
    ...values,
    pageId: page.id,
    previousStatus: page.status,
    previousLiveVersionId: page.liveVersionId,
    previousPublicationId: page.publicationId,
  });
  tx.em.assign(page, {
    status: 'requested',
    publishedVersionId: null,
    publicationId: null,
    ...(!keepLiveWhileRequested && { liveVersionId: null }),
  });
  return request;
}

/**
 * Requests the publication of the page's newest version and freezes that version. While a request is open, sends it
 * again for the version that is newest now. edit-page; 404 PM_01; V_12, V_14 on `request.comment`; 409 V_07 on
 * `page.status` if the newest version is already live.
 */
export async function requestPublication(context: Context, pageID: number, input: unknown): Promise<Page> {
  const viewer = requireViewer(context);
  const { comment } = parseInput(requestPublicationInput, input ?? {}, 'request');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (!isRequestable(page)) throw InvalidInput.of(Errors.invalidState, 'page.status');
    const version = await loadNewestVersion(tx.em, page);
    tx.em.assign(version, { frozenAt: version.frozenAt ?? new Date() });
    const values = { versionId: version.id, comment, requestedBy: viewer.id, requestedAt: new Date() };
    const existingRequest = await findOpenRequest(tx.em, page);
    const request = existingRequest ? resend(tx, existingRequest, values) : await openRequest(tx, page, values);
    await tx.em.flush();
    await tx.audit({
      action: existingRequest ? 'page.publication-resent' : 'page.publication-requested',
      subjectId: page.id,
    });
    await tx.emit({ name: 'publication.requested', requestID: request.id, pageID: page.id });
    return page;
  });
}
