import { z } from 'zod';
import { canDeletePage, createSiblingGroup, lockAddresses, movePage, Page, slugInput } from '../pages/index.ts';
import { type Loss, pageIDsInput, type Resumption, resumePublications } from '../publication/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, InvalidInput, NotFound, parseInput } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { isOver } from './bin-time.ts';

/** A page that was taken out of the bin, what came back with it, and what did not. */
export type RestoredPage = { page: Page } & Pick<Resumption, 'returned' | 'lost'>;

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

/** Taken out of the bin; true where it stays a translation of the pages that it was one of. */
async function takeOut(tx: Transaction, page: Page, slug: string | null): Promise<boolean> {
  const before = page.siblingGroupId;
  const siblingGroupId = await findSiblingGroup(tx, page);
  tx.em.assign(page, { deletedAt: null, deletedBy: null, siblingGroupId });
  if (slug !== null && slug !== page.slug) await movePage(tx, page, { slug, keepsLinks: false });
  await tx.em.flush();
  await tx.audit({ action: 'page.restored', subjectType: 'page', subjectId: page.id });
  await tx.emit({ name: 'page.restored', pageID: page.id });
  return siblingGroupId === before;
}

/** Out of the bin, each where it lay or at `slug`; then what their deletion ended comes back. */
async function restore(tx: Transaction, pages: readonly Page[], slug: string | null): Promise<RestoredPage[]> {
  const separated = new Set<Page>();
  for (const page of pages) if (!(await takeOut(tx, page, slug))) separated.add(page);
  const resumptions = await resumePublications(tx, pages);
  return pages.map((page, index) => {
    const { returned = [], lost = [] } = resumptions[index] ?? {};
    const translation: Loss[] = separated.has(page) ? [{ part: 'translation', reason: 'locale-taken' }] : [];
    return { page, returned, lost: [...lost, ...translation] };
  });
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
 * Undoes the deletion of a page: with it comes back what was live, for which publish-page is needed, requested or planned,
 * unless something newer stands against it. delete-page. 404 PM_01 for what is not, or no more, in
 * it; V_01, V_12, V_14 on `page.slug`, 409 V_06 where that is taken; V_12 on `page.locale` that is no more available.
 */
export async function restorePage(context: Context, input: unknown): Promise<RestoredPage> {
  requireViewer(context);
  const { id: pageID, slug } = parseInput(restorePageInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const [page] = await lockBinPages(tx, [pageID]);
    if (!page) throw new NotFound('PM_01');
    await openWay(tx, [page]);
    const [restored] = await restore(tx, [page], slug ?? null);
    if (!restored) throw new Error('no page was restored');
    return restored;
  });
}

/**
 * As `restorePage`, for several pages at once, each where it lay: all of them or none. V_12 on `page.pageIDs` unless
 * there are 1 to 100.
 */
export async function restorePages(context: Context, input: unknown): Promise<RestoredPage[]> {
  requireViewer(context);
  const { pageIDs } = parseInput(pageIDsInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const pages = await lockBinPages(tx, pageIDs);
    await openWay(tx, pages);
    return restore(tx, pages, null);
  });
}
