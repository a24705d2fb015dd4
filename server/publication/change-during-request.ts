import type { Page } from '../pages/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import type { PublicationRequest } from './publication.entity.ts';
import { endPublicationRecord, type Release, releaseVersion } from './release-version.ts';

/**
 * Makes a version the live one while the request for a newer one stays open. Rejecting the request returns to this
 * version.
 */
export async function releaseDuringRequest(
  tx: Transaction,
  release: Release,
  request: PublicationRequest,
): Promise<void> {
  const { page, version } = release;
  await releaseVersion(tx, release);
  tx.em.assign(request, {
    previousStatus: 'published',
    previousLiveVersionId: version.id,
    previousPublicationId: page.publicationId,
  });
  tx.em.assign(page, { status: 'requested', publishedVersionId: null, publicationId: null });
}

/**
 * Ends the publication of a page that is off the site while its request is open. Rejecting the request leaves it off.
 */
export async function takeOffSiteDuringRequest(
  tx: Transaction,
  page: Page,
  request: PublicationRequest,
): Promise<void> {
  await endPublicationRecord(tx, page);
  const previous = { previousLiveVersionId: null, previousPublicationId: null };
  tx.em.assign(request, { previousStatus: 'unpublished', ...previous });
  await tx.audit({ action: 'page.unpublished', subjectId: page.id });
  await tx.emit({ name: 'page.unpublished', pageID: page.id });
}
