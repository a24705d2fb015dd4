import { canEditPage, loadNewestVersion, lockPage, type Page } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { PublicationRequest } from './publication.entity.ts';
import { requestPublicationInput } from './publication.input.ts';
import { isRequestable } from './publication.policy.ts';
import { findOpenRequest } from './publication.queries.ts';

type Wish = Pick<PublicationRequest, 'versionId' | 'comment' | 'requestedBy' | 'requestedAt'>;

function resend(tx: Transaction, request: PublicationRequest, wish: Wish): PublicationRequest {
  return tx.em.assign(request, wish);
}

/** Remembers what the page was; visitors go on seeing it unless the setting says otherwise. */
async function open(tx: Transaction, page: Page, wish: Wish): Promise<PublicationRequest> {
  const { keepLiveWhileRequested } = await loadSettings(tx.em);
  const request = tx.em.create(PublicationRequest, {
    ...wish,
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
 * Asks for the page's newest version to be published, which freezes it; while a request is open it is sent again for
 * the version that is the newest now. edit-page; 404 PM_01; V_12, V_14 on `request.comment`; 409 V_07 on
 * `page.status` where visitors see the newest version already.
 */
export async function requestPublication(context: Context, pageID: number, input: unknown): Promise<Page> {
  const viewer = requireViewer(context);
  const { comment } = parseInput(requestPublicationInput, input ?? {}, 'request');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (!isRequestable(page)) throw InvalidInput.of('V_07', 'page.status');
    const version = await loadNewestVersion(tx.em, page);
    tx.em.assign(version, { frozenAt: version.frozenAt ?? new Date() });
    const wish = { versionId: version.id, comment, requestedBy: viewer.id, requestedAt: new Date() };
    const present = await findOpenRequest(tx.em, page);
    const request = present ? resend(tx, present, wish) : await open(tx, page, wish);
    await tx.em.flush();
    await tx.audit({
      action: present ? 'page.publication-resent' : 'page.publication-requested',
      subjectType: 'page',
      subjectId: page.id,
    });
    await tx.emit({ name: 'publication.requested', requestID: request.id, pageID: page.id });
    return page;
  });
}
