import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../shared/errors/index.ts';
import { Page, PageVersion } from './page.entity.ts';
import type { PageAddress } from '../content/index.ts';

/** Returns a page outside the bin. 404 PM_01. */
export async function loadPage(em: EntityManager, pageID: number): Promise<Page> {
  const page = await em.findOne(Page, { id: pageID, deletedAt: null });
  if (!page) throw new NotFound('PM_01');
  return page;
}

/** Returns a version with its page. 404 PM_01, also if the page is in the bin. */
export async function loadVersion(em: EntityManager, versionID: number): Promise<{ page: Page; version: PageVersion }> {
  const version = await em.findOne(PageVersion, { id: versionID });
  if (!version) throw new NotFound('PM_01');
  return { page: await loadPage(em, version.pageId), version };
}

/** Loads a page and a version for each row, in the order of the rows, with one query per table. */
export async function loadPagesWithVersions<Row extends { id: number; versionId: number }>(
  em: EntityManager,
  rows: readonly Row[],
): Promise<{ row: Row; page: Page; version: PageVersion }[]> {
  const [pages, versions] = await Promise.all([
    em.find(Page, { id: { $in: rows.map(({ id }) => id) } }),
    em.find(PageVersion, { id: { $in: rows.map(({ versionId }) => versionId) } }),
  ]);
  const pageByID = new Map(pages.map((page) => [page.id, page]));
  const versionByID = new Map(versions.map((version) => [version.id, version]));
  return rows.flatMap((row) => {
    const [page, version] = [pageByID.get(row.id), versionByID.get(row.versionId)];
    return page && version ? [{ row, page, version }] : [];
  });
}

/** Returns the page outside the bin at this address, or null. */
export function findPageByAddress(em: EntityManager, { locale, slug }: PageAddress): Promise<Page | null> {
  return em.findOne(Page, { locale, slug, deletedAt: null });
}
