import { z } from 'zod';
import { dropInvalidProps } from '../history/index.ts';
import {
  canCreatePage,
  findSiblingsInLocale,
  insertPage,
  loadNewestVersion,
  lockPage,
  type Page,
  type PageVersion,
} from '../pages/index.ts';
import { copyContent, findLinks, mapLinks, slugInput, toPagePath, type VersionContent } from '../content/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { idInput, InvalidInput, parseInput, requiredTextInput, textLimits, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { copyPageTags } from '../tags/index.ts';
import { recordSourceRevision } from './translation.queries.ts';

export const createTranslationInput = z.object({
  pageID: idInput,
  newLocale: requiredTextInput(textLimits.name),
  title: requiredTextInput(textLimits.name),
  slug: slugInput,
});
type CreateTranslationInput = z.output<typeof createTranslationInput>;

/** Returns the source's content; links are changed to the translations of their pages where these exist. */
async function createInitialContent(
  tx: Transaction,
  source: Page,
  input: CreateTranslationInput,
): Promise<VersionContent> {
  const { defaultLocale } = await loadSettings(tx.em);
  const newest = copyContent(await loadNewestVersion(tx.em, source));
  const content = await dropInvalidProps(tx.services, newest, source.type);
  const linked = findLinks(tx.services, content, source.type).flatMap(({ pageID }) => pageID ?? []);
  const siblings = await findSiblingsInLocale(tx.em, linked, input.newLocale);
  const pathOf = (slug: string) => toPagePath({ locale: input.newLocale, slug }, defaultLocale);
  return mapLinks(tx.services, content, {
    pageType: source.type,
    map: (link) => {
      const sibling = siblings.get(link.pageID ?? 0);
      if (sibling) return { path: pathOf(sibling.slug), pageID: sibling.siblingID };
      // The source's links to itself: the new page has no id yet, and will be found by its path.
      return link.pageID === source.id ? { path: pathOf(input.slug), pageID: null } : link;
    },
  });
}

/**
 * Creates a page in another locale, in the sibling group of the source, with its newest content and the new title.
 * V_01, V_12, V_14 on `page.…`; 404 PM_01; 409 V_06 on `page.locale` if the group has that locale, or on `page.slug`.
 */
export async function createTranslation(
  context: Context,
  rawInput: unknown,
): Promise<{ page: Page; version: PageVersion }> {
  requireViewer(context);
  const input = parseInput(createTranslationInput, rawInput, 'page');
  return inTransaction(context, async (tx) => {
    const source = await lockPage(tx.em, input.pageID);
    const { type, typeData, siblingGroupId } = source;
    const { title, slug, newLocale: locale } = input;
    authorize(tx.viewer, canCreatePage(tx.viewer, { type, locale }));
    const { availableLocales } = await loadSettings(tx.em);
    if (!availableLocales.includes(locale)) throw InvalidInput.of(Errors.invalid, 'page.newLocale');
    const created = await insertPage(tx, {
      page: { title, slug, locale, type, typeData },
      content: await createInitialContent(tx, source, input),
      siblingGroupId,
    });
    await copyPageTags(tx.em, { from: source.id, to: created.page.id });
    await recordSourceRevision(tx.em, created.page.id, source.id);
    await tx.audit({ action: 'page.translated', subjectId: created.page.id });
    await tx.emit({ name: 'page.created', pageID: created.page.id });
    return created;
  });
}
