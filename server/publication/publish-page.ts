import { canPublishPage, loadNewestVersion, lockPage, type Page } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { runPublishingChecks } from './publishing-checks.ts';

/** The record of this publication; an earlier one of the page ends. */
async function insertPublication(tx: Transaction, pageID: number, versionID: number): Promise<number> {
  await query(tx.em, sql`update publication set ended_at = now() where page_id = ${pageID} and ended_at is null`);
  const [row] = await query(
    tx.em,
    sql<{ id: number }>`insert into publication (page_id, version_id, published_by)
                        values (${pageID}, ${versionID}, ${tx.viewer?.id ?? null}) returning id`,
  );
  if (!row) throw new Error('no publication was made');
  return row.id;
}

/**
 * Publishes the page's newest version; from then on it is frozen.
 * 404 PM_01; the publishing checks' errors, 409 where all of them are conflicts.
 */
export async function publishPage(context: Context, pageID: number): Promise<Page> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, pageID);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    const version = await loadNewestVersion(tx.em, page);
    const errors = await runPublishingChecks(tx, page, version);
    if (errors.length > 0) throw new InvalidInput(errors);
    tx.em.assign(version, { frozenAt: version.frozenAt ?? new Date() });
    tx.em.assign(page, {
      status: 'published',
      liveVersionId: version.id,
      publishedVersionId: version.id,
      publicationId: await insertPublication(tx, page.id, version.id),
    });
    await tx.audit({ action: 'page.published', subjectType: 'page', subjectId: page.id });
    await tx.emit({ name: 'page.published', pageID: page.id });
    return page;
  });
}
