import type { Page } from '../pages/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { dropSchedule } from './cancel-scheduled-publication.ts';
import { endRequest } from './publication-request.ts';
import { ScheduledPublication } from './publication.entity.ts';
import { findOpenRequest } from './publication.queries.ts';
import { endPublicationRecord } from './release-version.ts';

/**
 * Ends all that would bring a page to visitors, for one that goes to the bin: what they see, an open request and what
 * is planned. A page that was never published stays a concept. It is locked; audit row and event are the caller's.
 */
export async function endPublication(tx: Transaction, page: Page): Promise<void> {
  const request = await findOpenRequest(tx.em, page);
  if (request) endRequest(tx, request, { status: 'closed' });
  const schedules = await tx.em.find(ScheduledPublication, { pageId: page.id, status: 'pending' });
  for (const schedule of schedules) await dropSchedule(tx, schedule);
  await endPublicationRecord(tx, page);
  const before = request?.previousStatus ?? page.status;
  tx.em.assign(page, {
    status: before === 'concept' ? 'concept' : 'unpublished',
    liveVersionId: null,
    publishedVersionId: null,
    publicationId: null,
  });
}
