import { z } from 'zod';
import { canDeletePage, createSiblingGroup, lockAddresses, movePage, Page, slugInput } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { isOver } from './bin-time.ts';

/** With a slug, the page comes back there instead of where it lay. */
const restorePageInput = z.object({ id, slug: slugInput.nullish() });

async function lockBinPage({ em }: Transaction, pageID: number): Promise<Page> {
  const found = await query(
    em,
    sql`select 1 from page p where p.id = ${pageID} and p.deleted_at is not null and not ${isOver} for update`,
  );
  if (found.length === 0) throw new NotFound('PM_01');
  return em.findOneOrFail(Page, { id: pageID });
}

/** Its own group, or a new one where that has another page of its locale by now. */
async function findSiblingGroup(tx: Transaction, { siblingGroupId, locale }: Page): Promise<number> {
  const taken = await tx.em.count(Page, { siblingGroupId, locale, deletedAt: null });
  return taken === 0 ? siblingGroupId : createSiblingGroup(tx);
}

/**
 * Takes a page out of the bin, as one that visitors do not see. delete-page. 404 PM_01 for what is not, or no more, in
 * it; V_01, V_12, V_14 on `page.slug`, 409 V_06 where that is taken; V_12 on `page.locale` that is no more available.
 */
export async function restorePage(context: Context, input: unknown): Promise<Page> {
  requireViewer(context);
  const { id: pageID, slug } = parseInput(restorePageInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const page = await lockBinPage(tx, pageID);
    authorize(tx.viewer, canDeletePage(tx.viewer, page));
    const { availableLocales } = await loadSettings(tx.em);
    if (!availableLocales.includes(page.locale)) throw InvalidInput.of('V_12', 'page.locale');
    const siblingGroupId = await findSiblingGroup(tx, page);
    await lockAddresses(tx, page.locale);
    tx.em.assign(page, { deletedAt: null, deletedBy: null, siblingGroupId });
    if (slug && slug !== page.slug) await movePage(tx, page, { slug, keepsLinks: false });
    await tx.em.flush();
    await tx.audit({ action: 'page.restored', subjectType: 'page', subjectId: page.id });
    await tx.emit({ name: 'page.restored', pageID: page.id });
    return page;
  });
}
