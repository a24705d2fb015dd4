import { raw } from '@mikro-orm/postgresql';
import { collectFileIDs } from '../content/index.ts';
import type { Page, PageVersion, PublicationState } from '../pages/index.ts';
import { lockFiles } from '../media/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { type PageRefusal, PublishingRefused } from './publishing-refused.ts';
import { Publication, type PublicationRequest } from './publication.entity.ts';
import { findPublishingErrors } from './publishing-checks.ts';

/** A version to make live, with the request that this accepts. The page is locked. */
export type Release = { page: Page; version: PageVersion; request?: PublicationRequest | null };

/** Returns the publication state of a page, with the request that the change ends. */
export function toPublicationState(page: Page, request: PublicationRequest | null): PublicationState {
  const { status, liveVersionId, publishedVersionId, publicationId } = page;
  return { status, liveVersionId, publishedVersionId, publicationId, requestId: request?.id ?? null, planIds: [] };
}

/** Marks the current publication record of a page as ended. */
export async function endPublicationRecord(tx: Transaction, page: Page): Promise<void> {
  await tx.em.nativeUpdate(Publication, { pageId: page.id, endedAt: null }, { endedAt: raw('now()') });
}

/** Inserts a publication record and ends the previous one of the page. Returns its id. */
async function insertPublication(tx: Transaction, { page, version }: Release): Promise<number> {
  await endPublicationRecord(tx, page);
  const publication = tx.em.create(Publication, {
    pageId: page.id,
    versionId: version.id,
    publishedBy: tx.viewer?.id ?? null,
  });
  await tx.em.flush();
  return publication.id;
}

/**
 * Throws `PublishingRefused` if the publishing checks find errors in a version. First locks the files of all versions
 * against deletion, in a fixed order to avoid deadlocks.
 */
export async function requireReleasable(tx: Transaction, releases: readonly Release[]): Promise<void> {
  await lockFiles(
    tx.em,
    releases.flatMap(({ page, version }) => collectFileIDs(version, page.type)),
  );
  const refusals: PageRefusal[] = [];
  for (const { page, version } of releases) {
    const errors = await findPublishingErrors(tx, page, version);
    if (errors.length > 0) refusals.push({ pageID: page.id, errors });
  }
  if (refusals.length > 0) throw new PublishingRefused(refusals);
}

/** Makes a checked version the live one, and freezes it. */
export async function releaseVersion(tx: Transaction, release: Release): Promise<void> {
  const { page, version, request = null } = release;
  const before = toPublicationState(page, request);
  tx.em.assign(version, { frozenAt: version.frozenAt ?? new Date() });
  const publication = await insertPublication(tx, release);
  tx.em.assign(page, {
    status: 'published',
    liveVersionId: version.id,
    publishedVersionId: version.id,
    publicationId: publication,
    lastPublicationChange: { action: 'publish', publication, before },
  });
  await tx.audit({ action: 'page.published', subjectId: page.id });
  await tx.emit({ name: 'page.published', pageID: page.id });
}
