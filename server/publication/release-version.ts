import { contentFileIDs, type Page, type PageVersion, type PublicationState } from '../pages/index.ts';
import { holdFiles } from '../media/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import { type PageRefusal, PagesRefused } from './pages-refused.ts';
import type { PublicationRequest } from './publication.entity.ts';
import { findPublishingErrors } from './publishing-checks.ts';

/** A version on its way to visitors, with the request that this accepts; its page is locked. */
export type Release = { page: Page; version: PageVersion; request?: PublicationRequest | null };

/** The state of a page's publication, with the request that a change of it is about to end, or has ended. */
export function stateOf(page: Page, request: PublicationRequest | null): PublicationState {
  const { status, liveVersionId, publishedVersionId, publicationId } = page;
  return { status, liveVersionId, publishedVersionId, publicationId, requestId: request?.id ?? null, planIds: [] };
}

/** The present publication of a page is over. */
export async function endPublicationRecord(tx: Transaction, page: Page): Promise<void> {
  await query(tx.em, sql`update publication set ended_at = now() where page_id = ${page.id} and ended_at is null`);
}

/** The record of this publication; an earlier one of the page ends. */
async function insertPublication(tx: Transaction, { page, version }: Release): Promise<number> {
  await endPublicationRecord(tx, page);
  const [row] = await query(
    tx.em,
    sql<{ id: number }>`insert into publication (page_id, version_id, published_by)
                        values (${page.id}, ${version.id}, ${tx.viewer?.id ?? null}) returning id`,
  );
  if (!row) throw new Error('no publication was made');
  return row.id;
}

/**
 * Throws `PagesRefused` where the publishing checks have errors of a version. Files of all of them are held in one order,
 * so that none is deleted meanwhile and nobody waits in a circle.
 */
export async function requireReleasable(tx: Transaction, releases: readonly Release[]): Promise<void> {
  await holdFiles(
    tx.em,
    releases.flatMap(({ page, version }) => contentFileIDs(version, page.type)),
  );
  const refusals: PageRefusal[] = [];
  for (const { page, version } of releases) {
    const errors = await findPublishingErrors(tx, page, version);
    if (errors.length > 0) refusals.push({ pageID: page.id, errors });
  }
  if (refusals.length > 0) throw new PagesRefused(refusals);
}

/** Makes a version that passed its checks what visitors see; from then on it is frozen. */
export async function releaseVersion(tx: Transaction, release: Release): Promise<void> {
  const { page, version, request = null } = release;
  const before = stateOf(page, request);
  tx.em.assign(version, { frozenAt: version.frozenAt ?? new Date() });
  const publication = await insertPublication(tx, release);
  tx.em.assign(page, {
    status: 'published',
    liveVersionId: version.id,
    publishedVersionId: version.id,
    publicationId: publication,
    lastPublicationChange: { action: 'publish', publication, before },
  });
  await tx.audit({ action: 'page.published', subjectType: 'page', subjectId: page.id });
  await tx.emit({ name: 'page.published', pageID: page.id });
}
