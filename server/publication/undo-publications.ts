import { z } from 'zod';
import { canPublishPage, lockPage, Page, type PublicationAction } from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import {
  AppError,
  type ErrorItem,
  idInput,
  InvalidInput,
  NotFound,
  parseInput,
  Errors,
} from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { cancelObsoleteSchedules } from './cancel-schedule.ts';
import { maxPagesPerChange } from './publication.input.ts';
import { endPublicationRecord } from './release-version.ts';
import { restorePublicationStates } from './restore-publications.ts';

/** Result of undoing one publication or unpublishing; `page` is null if it is in the bin. */
export type UndoneChange = {
  publicationID: number;
  pageID: number;
  page: Page | null;
  errors: readonly ErrorItem[];
};

const undoInput = z.object({
  action: z.enum(['publish', 'unpublish']),
  publicationIDs: z.array(idInput).min(1).max(maxPagesPerChange),
});

type PublicationRecord = { id: number; pageID: number };
type UndoTarget = { action: PublicationAction; record: PublicationRecord };

/** Returns the publication records, sorted by page. 404 PM_01 if one does not exist. */
async function loadRecords({ em }: Context, publicationIDs: readonly number[]): Promise<PublicationRecord[]> {
  const uniqueIDs = [...new Set(publicationIDs)];
  const records = await query(
    em,
    sql<PublicationRecord>`select id, page_id as "pageID" from publication where id = any(${uniqueIDs}::int[])
                            order by page_id, id`,
  );
  if (records.length < uniqueIDs.length) throw new NotFound(Errors.pageNotFound);
  return records;
}

/** Whether the page was not published, unpublished or requested since the change. */
async function isLastChange(tx: Transaction, page: Page, { action, record }: UndoTarget): Promise<boolean> {
  const change = page.lastPublicationChange;
  if (change?.action !== action || change.publication !== record.id) return false;
  if (action === 'publish') return page.status === 'published' && page.publicationId === record.id;
  const newer = await query(tx.em, sql`select 1 from publication where page_id = ${page.id} and id > ${record.id}`);
  return page.status === 'unpublished' && newer.length === 0;
}

async function undoOne(context: Context, target: UndoTarget): Promise<Page> {
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, target.record.pageID);
    authorize(tx.viewer, canPublishPage(tx.viewer, page));
    const change = page.lastPublicationChange;
    if (!change || !(await isLastChange(tx, page, target))) throw InvalidInput.of(Errors.invalidState, 'page.status');
    await endPublicationRecord(tx, page);
    const offSite = { liveVersionId: null, publishedVersionId: null, publicationId: null };
    tx.em.assign(page, { status: 'unpublished', ...offSite, lastPublicationChange: null });
    await tx.audit({ action: 'page.publication-undone', subjectId: page.id });
    const [returned] = await restorePublicationStates(tx, [{ page, before: change.before, reason: 'undone' }]);
    const lost = returned?.lost.find(({ part }) => part === 'live');
    if (lost)
      throw InvalidInput.of(lost.reason === 'file-missing' ? Errors.invalid : Errors.invalidState, 'page.liveVersion');
    if (page.liveVersionId === null) await tx.emit({ name: 'page.unpublished', pageID: page.id });
    await cancelObsoleteSchedules(tx, page, 'nothing-to-unpublish');
    return page;
  });
}

/** Returns the pages of the records by id, without those in the bin. publish-page for each of them. */
async function loadPages({ em, viewer }: Context, records: readonly PublicationRecord[]): Promise<Map<number, Page>> {
  const pages = await em.find(Page, { id: { $in: records.map(({ pageID }) => pageID) }, deletedAt: null });
  for (const page of pages) authorize(viewer, canPublishPage(viewer, page));
  return new Map(pages.map((page) => [page.id, page]));
}

/**
 * Undoes publications or unpublishings, each in its own transaction: restores what visitors saw before, with the
 * request and the schedules that the change ended. If the page was published, unpublished, requested or deleted since,
 * it is left as it is, with V_07 on `page.status`. V_12 on `page.liveVersion` if a file of the earlier version was
 * deleted, V_07 if its scheduled unpublishing is in the past. publish-page; 404 PM_01 for an unknown publication; V_12
 * on `page.action`, and on `page.publicationIDs` unless there are 1 to 100.
 */
export async function undoPublications(context: Context, input: unknown): Promise<UndoneChange[]> {
  requireViewer(context);
  const { action, publicationIDs } = parseInput(undoInput, input, 'page');
  const records = await loadRecords(context, publicationIDs);
  const pages = await loadPages(context, records);
  const changes: UndoneChange[] = [];
  for (const record of records) {
    const change = { publicationID: record.id, pageID: record.pageID };
    try {
      changes.push({ ...change, page: await undoOne(context, { action, record }), errors: [] });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      changes.push({ ...change, page: pages.get(record.pageID) ?? null, errors: error.errors });
    }
  }
  return changes;
}
