import type { PublicationState, Page } from '../pages/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { cancelSchedule, findPendingSchedules } from './cancel-schedule.ts';
import { closeRequest } from './publication-request.ts';
import { findOpenRequest } from './publication.queries.ts';
import { endPublicationRecord } from './release-version.ts';

/**
 * Takes a locked page off the site before it is moved to the bin: ends its publication, closes an open request and
 * cancels its schedules. A page that was never published stays a concept. The caller writes audit row and event of the
 * deletion. Returns the state that `restorePublications` needs for undo.
 */
export async function takeDownForDeletion(tx: Transaction, page: Page): Promise<PublicationState> {
  const request = await findOpenRequest(tx.em, page);
  const schedules = await findPendingSchedules(tx, page);
  const { status, liveVersionId, publishedVersionId, publicationId } = page;
  if (request) await closeRequest(tx, request, 'deleted');
  for (const schedule of schedules) await cancelSchedule(tx, schedule, 'deleted');
  await endPublicationRecord(tx, page);
  const before = request?.previousStatus ?? status;
  tx.em.assign(page, {
    status: before === 'concept' ? 'concept' : 'unpublished',
    liveVersionId: null,
    publishedVersionId: null,
    publicationId: null,
  });
  const ended = { requestId: request?.id ?? null, planIds: schedules.map(({ id }) => id) };
  return { status, liveVersionId, publishedVersionId, publicationId, ...ended };
}
