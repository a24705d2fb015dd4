import type { PublicationState, Page } from '../pages/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { endPlan, findPlans } from './end-plan.ts';
import { closeRequest } from './publication-request.ts';
import { findOpenRequest } from './publication.queries.ts';
import { endPublicationRecord } from './release-version.ts';

/**
 * Ends all that would bring a page to visitors, for one that goes to the bin: what they see, an open request and what
 * is planned. A page that was never published stays a concept. It is locked; audit row and event of the deletion are the
 * caller's. Returns what `resumePublication` needs to undo it.
 */
export async function endPublication(tx: Transaction, page: Page): Promise<PublicationState> {
  const request = await findOpenRequest(tx.em, page);
  const plans = await findPlans(tx, page);
  const { status, liveVersionId, publishedVersionId, publicationId } = page;
  if (request) await closeRequest(tx, request, 'deleted');
  for (const plan of plans) await endPlan(tx, plan, 'deleted');
  await endPublicationRecord(tx, page);
  const before = request?.previousStatus ?? status;
  tx.em.assign(page, {
    status: before === 'concept' ? 'concept' : 'unpublished',
    liveVersionId: null,
    publishedVersionId: null,
    publicationId: null,
  });
  const ended = { requestId: request?.id ?? null, planIds: plans.map(({ id }) => id) };
  return { status, liveVersionId, publishedVersionId, publicationId, ...ended };
}
