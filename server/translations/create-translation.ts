import { z } from 'zod';
import { fitContent } from '../history/index.ts';
import {
  canCreatePage,
  copyContent,
  findLinks,
  insertPage,
  loadNewestVersion,
  lockPage,
  mapLinks,
  type Page,
  type PageVersion,
  slugInput,
  toPath,
  type VersionContent,
} from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { id, InvalidInput, parseInput, requiredText, textLimits } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { copyPageTags } from '../tags/index.ts';
import { findSiblings, rememberSource } from './translation.queries.ts';

export const createTranslationInput = z.object({
  pageID: id,
  newLocale: requiredText(textLimits.name),
  title: requiredText(textLimits.name),
  slug: slugInput,
});
type CreateTranslationInput = z.output<typeof createTranslationInput>;

/** The source's content to start from; a link leads to the translation of its page where there is one. */
async function firstContent(tx: Transaction, source: Page, input: CreateTranslationInput): Promise<VersionContent> {
  const { defaultLocale } = await loadSettings(tx.em);
  const newest = copyContent(await loadNewestVersion(tx.em, source));
  const content = await fitContent(tx.services, newest, source.type);
  const linked = findLinks(tx.services, content, source.type).flatMap(({ pageID }) => pageID ?? []);
  const siblings = await findSiblings(tx.em, linked, input.newLocale);
  const pathOf = (slug: string) => toPath({ locale: input.newLocale, slug }, defaultLocale);
  return mapLinks(tx.services, content, {
    pageType: source.type,
    map: (link) => {
      const sibling = siblings.get(link.pageID ?? 0);
      if (sibling) return { path: pathOf(sibling.slug), pageID: sibling.siblingID };
      // The source's links to itself: the new page gets its number only now, and is found by its path.
      return link.pageID === source.id ? { path: pathOf(input.slug), pageID: null } : link;
    },
  });
}

/**
 * Makes a page in another locale, in the source's group and with its newest content under the new title.
 * V_01, V_12, V_14 on `page.…`; 404 PM_01; 409 V_06 on `page.locale` where the group has that locale, or `page.slug`.
 */
export async function createTranslation(
  context: Context,
  given: unknown,
): Promise<{ page: Page; version: PageVersion }> {
  requireViewer(context);
  const input = parseInput(createTranslationInput, given, 'page');
  return inTransaction(context, async (tx) => {
    const source = await lockPage(tx.em, input.pageID);
    const { type, typeData, siblingGroupId } = source;
    const { title, slug, newLocale: locale } = input;
    authorize(tx.viewer, canCreatePage(tx.viewer, { type, locale }));
    const { availableLocales } = await loadSettings(tx.em);
    if (!availableLocales.includes(locale)) throw InvalidInput.of('V_12', 'page.newLocale');
    const created = await insertPage(tx, {
      page: { title, slug, locale, type, typeData },
      content: await firstContent(tx, source, input),
      siblingGroupId,
    });
    await copyPageTags(tx.em, { from: source.id, to: created.page.id });
    await rememberSource(tx.em, created.page.id, source.id);
    await tx.audit({ action: 'page.translated', subjectType: 'page', subjectId: created.page.id });
    await tx.emit({ name: 'page.created', pageID: created.page.id });
    return created;
  });
}
