import { z } from 'zod';
import {
  canDeletePage,
  createSiblingGroup,
  lockAddresses,
  lockPagesInBin,
  Page,
  replacePageSlug,
} from '../pages/index.ts';
import { slugInput } from '../content/index.ts';
import {
  type RestoreLoss,
  pageIDsInput,
  type PublicationRestoration,
  restorePublications,
} from '../publication/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { idInput, InvalidInput, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';

/** A page that was restored from the bin, with what was restored and what was lost. */
export type RestoredPage = { page: Page } & Pick<PublicationRestoration, 'returned' | 'lost'>;

/** With a slug, the page gets that slug instead of its former one. */
const restorePageInput = z.object({ id: idInput, slug: slugInput.nullish() });

/** Returns the page's sibling group, or a new one if the group has another page in its locale now. */
async function findSiblingGroup(tx: Transaction, { siblingGroupId, locale }: Page): Promise<number> {
  const taken = await tx.em.count(Page, { siblingGroupId, locale, deletedAt: null });
  return taken === 0 ? siblingGroupId : createSiblingGroup(tx);
}

/** Takes a page out of the bin. Returns whether it stays in its sibling group. */
async function takeOutOfBin(tx: Transaction, page: Page, slug: string | null): Promise<boolean> {
  const before = page.siblingGroupId;
  const siblingGroupId = await findSiblingGroup(tx, page);
  tx.em.assign(page, { deletedAt: null, deletedBy: null, siblingGroupId });
  if (slug !== null && slug !== page.slug) await replacePageSlug(tx, page, { slug, keepsLinks: false });
  await tx.em.flush();
  await tx.audit({ action: 'page.restored', subjectId: page.id });
  await tx.emit({ name: 'page.restored', pageID: page.id });
  return siblingGroupId === before;
}

/** Takes pages out of the bin, with their former slugs or `slug`, and restores what their deletion ended. */
async function restoreAll(tx: Transaction, pages: readonly Page[], slug: string | null): Promise<RestoredPage[]> {
  const separated = new Set<Page>();
  for (const page of pages) if (!(await takeOutOfBin(tx, page, slug))) separated.add(page);
  const restorations = await restorePublications(tx, pages);
  return pages.map((page, index) => {
    const { returned = [], lost = [] } = restorations[index] ?? {};
    const translation: RestoreLoss[] = separated.has(page) ? [{ part: 'translation', reason: 'locale-taken' }] : [];
    return { page, returned, lost: [...lost, ...translation] };
  });
}

/** Checks the permission and that the pages' locales are available, and locks slug changes in these locales. */
async function prepareRestore(tx: Transaction, pages: readonly Page[]): Promise<void> {
  for (const page of pages) authorize(tx.viewer, canDeletePage(tx.viewer, page));
  const { availableLocales } = await loadSettings(tx.em);
  const locales = [...new Set(pages.map(({ locale }) => locale))].toSorted();
  if (!locales.every((locale) => availableLocales.includes(locale)))
    throw InvalidInput.of(Errors.invalid, 'page.locale');
  for (const locale of locales) await lockAddresses(tx, locale);
}

/**
 * Undoes the deletion of a page. Also restores its live version (needs publish-page), open request and schedules where
 * still possible. delete-page. 404 PM_01 if the page is not in the bin, or expired; V_01, V_12, V_14 on `page.slug`,
 * 409 V_06 if it is taken; V_12 on `page.locale` if it is no longer available.
 */
export async function restorePage(context: Context, input: unknown): Promise<RestoredPage> {
  requireViewer(context);
  const { id: pageID, slug } = parseInput(restorePageInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const [page] = await lockPagesInBin(tx.em, [pageID]);
    if (!page) throw new NotFound(Errors.pageNotFound);
    await prepareRestore(tx, [page]);
    const [restored] = await restoreAll(tx, [page], slug ?? null);
    if (!restored) throw new Error('No page was restored');
    return restored;
  });
}

/**
 * Like `restorePage`, for several pages with their former slugs, all of them or none. V_12 on `page.pageIDs` unless
 * there are 1 to 100.
 */
export async function restorePages(context: Context, input: unknown): Promise<RestoredPage[]> {
  requireViewer(context);
  const { pageIDs } = parseInput(pageIDsInput, input, 'page');
  return inTransaction(context, async (tx) => {
    const pages = await lockPagesInBin(tx.em, pageIDs);
    await prepareRestore(tx, pages);
    return restoreAll(tx, pages, null);
  });
}
