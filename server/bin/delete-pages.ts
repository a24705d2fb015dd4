import { canDeletePage, lockPages, type Page } from '../pages/index.ts';
import { takeDownForDeletion, pageIDsInput } from '../publication/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';

async function putIntoBin(tx: Transaction, page: Page): Promise<void> {
  const beforeDeletion = await takeDownForDeletion(tx, page);
  tx.em.assign(page, { deletedAt: new Date(), deletedBy: tx.viewer?.id ?? null, beforeDeletion });
  await tx.em.flush();
  await tx.audit({ action: 'page.deleted', subjectId: page.id });
  await tx.emit({ name: 'page.deleted', pageID: page.id });
}

/**
 * Moves pages to the bin, all of them or none. Takes them off the site, closes open requests, cancels schedules, and
 * frees their slugs. delete-page; 404 PM_01; V_12 on `page.pageIDs` unless there are 1 to 100.
 */
export async function deletePages(context: Context, input: unknown): Promise<Page[]> {
  requireViewer(context);
  const { pageIDs } = parseInput(pageIDsInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const pages = await lockPages(tx.em, pageIDs);
    for (const page of pages) authorize(tx.viewer, canDeletePage(tx.viewer, page));
    for (const page of pages) await putIntoBin(tx, page);
    return pages;
  });
}
