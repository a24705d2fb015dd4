import { z } from 'zod';
import { canDeletePage, createSiblingGroup, lockAddresses, movePage, Page, slugInput } from '../pages/index.ts';
import { pageIDsInput } from '../publication/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { isOver } from './bin-time.ts';

/** With a slug, the page comes back there instead of where it lay. */
const restorePageInput = z.object({ id, slug: slugInput.nullish() });

/** Pages in the bin by their numbers, held in one order so that nobody waits in a circle. */
async function lockBinPages({ em }: Transaction, pageIDs: readonly number[]): Promise<Page[]> {
  const wanted = [...new Set(pageIDs)];
  const found = await query(
    em,
    sql`select 1 from page p where p.id = any(${wanted}::int[]) and p.deleted_at is not null and not ${isOver}
         order by p.id for update`,
  );
  if (found.length < wanted.length) throw new NotFound('PM_01');
  return em.find(Page, { id: { $in: wanted } }, { orderBy: { id: 'asc' } });
}

/** Its own group, or a new one where that has another page of its locale by now. */
async function findSiblingGroup(tx: Transaction, { siblingGroupId, locale }: Page): Promise<number> {
  const taken = await tx.em.count(Page, { siblingGroupId, locale, deletedAt: null });
  return taken === 0 ? siblingGroupId : createSiblingGroup(tx);
}

async function takeOut(tx: Transaction, page: Page, slug: string | null): Promise<void> {
  const siblingGroupId = await findSiblingGroup(tx, page);
  tx.em.assign(page, { deletedAt: null, deletedBy: null, siblingGroupId });
  if (slug !== null && slug !== page.slug) await movePage(tx, page, { slug, keepsLinks: false });
  await tx.em.flush();
  await tx.audit({ action: 'page.restored', subjectType: 'page', subjectId: page.id });
  await tx.emit({ name: 'page.restored', pageID: page.id });
}

/** Holds what pages come back to: their locales have to be available, and their addresses theirs. */
async function openWay(tx: Transaction, pages: readonly Page[]): Promise<void> {
  for (const page of pages) authorize(tx.viewer, canDeletePage(tx.viewer, page));
  const { availableLocales } = await loadSettings(tx.em);
  const locales = [...new Set(pages.map(({ locale }) => locale))].toSorted();
  if (!locales.every((locale) => availableLocales.includes(locale))) throw InvalidInput.of('V_12', 'page.locale');
  for (const locale of locales) await lockAddresses(tx, locale);
}

/**
 * Takes a page out of the bin, as one that visitors do not see. delete-page. 404 PM_01 for what is not, or no more, in
 * it; V_01, V_12, V_14 on `page.slug`, 409 V_06 where that is taken; V_12 on `page.locale` that is no more available.
 */
export async function restorePage(context: Context, input: unknown): Promise<Page> {
  requireViewer(context);
  const { id: pageID, slug } = parseInput(restorePageInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const [page] = await lockBinPages(tx, [pageID]);
    if (!page) throw new NotFound('PM_01');
    await openWay(tx, [page]);
    await takeOut(tx, page, slug ?? null);
    return page;
  });
}

/**
 * As `restorePage`, for several pages at once, each where it lay: all of them or none. V_12 on `page.pageIDs` unless
 * there are 1 to 100.
 */
export async function restorePages(context: Context, input: unknown): Promise<Page[]> {
  requireViewer(context);
  const { pageIDs } = parseInput(pageIDsInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const pages = await lockBinPages(tx, pageIDs);
    await openWay(tx, pages);
    for (const page of pages) await takeOut(tx, page, null);
    return pages;
  });
}
