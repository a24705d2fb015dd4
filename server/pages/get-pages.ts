import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { idInput, NotFound, parseInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import { Page, PageVersion } from './page.entity.ts';
import { presentVersions } from './present-version.ts';
import type { PresentedVersion } from '../content/index.ts';

/** Most pages per request. */
const maxPages = 1_000;

export const getPagesInput = z.object({
  locale: textInput(textLimits.name)
    .nullish()
    .transform((value) => value || null),
  pageIDs: z.array(idInput).max(maxPages),
});

/**
 * Returns pages with their newest content, in the order of the ids, without those of other locales. Signed in;
 * 404 PM_01 for an unknown page, V_12 on `page.pageIDs` above 1,000.
 */
export async function getPages(context: Context, input: unknown): Promise<{ page: Page; version: PresentedVersion }[]> {
  requireViewer(context);
  const { locale, pageIDs } = parseInput(getPagesInput, input, 'page');
  const pages = await context.em.find(Page, { id: { $in: pageIDs }, deletedAt: null });
  const pageByID = new Map(pages.map((page) => [page.id, page]));
  const requestedPages = pageIDs.map((pageID) => {
    const page = pageByID.get(pageID);
    if (!page) throw new NotFound(Errors.pageNotFound);
    return page;
  });
  const pagesInLocale = requestedPages.filter((page) => locale === null || page.locale === locale);
  return presentNewestVersions(context, pagesInLocale);
}

async function presentNewestVersions(context: Context, pages: readonly Page[]) {
  const ids = pages.map(({ newestVersionId }) => newestVersionId);
  const versions = await context.em.find(PageVersion, { id: { $in: ids } });
  const versionByID = new Map(versions.map((version) => [version.id, version]));
  const pagesWithVersions = pages.flatMap((page) => {
    const version = versionByID.get(page.newestVersionId ?? 0);
    return version ? [{ page, version }] : [];
  });
  return presentVersions(context, pagesWithVersions);
}
