import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { NotFound, Errors } from '../shared/errors/index.ts';
import { Page, PageVersion } from './page.entity.ts';
import type { PageAddress } from '../content/index.ts';

/** Returns a page outside the bin. 404 PM_01. */
export async function loadPage(em: EntityManager, pageID: number): Promise<Page> {
  const page = await em.findOne(Page, { id: pageID, deletedAt: null });
  if (!page) throw new NotFound(Errors.pageNotFound);
  return page;
}

/** Returns a version with its page. 404 PM_01, also if the page is in the bin. */
export async function loadVersion(em: EntityManager, versionID: number): Promise<{ page: Page; version: PageVersion }> {
  const version = await em.findOne(PageVersion, { id: versionID });
  if (!version) throw new NotFound(Errors.pageNotFound);
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

type Sibling = { pageID: number; siblingID: number; slug: string };

/** Returns the translations of these pages in a locale, by page id. */
export async function findSiblingsInLocale(
  em: EntityManager,
  pageIDs: readonly number[],
  locale: string,
): Promise<ReadonlyMap<number, Sibling>> {
  const rows = await query(
    em,
    sql<Sibling>`
      select p.id as "pageID", s.id as "siblingID", s.slug from page p
        join page s on s.sibling_group_id = p.sibling_group_id and s.locale = ${locale} and s.deleted_at is null
       where p.id = any(${[...new Set(pageIDs)]}::int[])`,
  );
  return new Map(rows.map((row) => [row.pageID, row]));
}

/** Returns those of these ids that pages outside the bin have. */
export async function findExistingPageIDs(em: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  const rows = await query(
    em,
    sql<{ id: number }>`select id from page where id = any(${ids}::int[]) and deleted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether any page exists, in the bin or not. */
export async function hasPages(em: EntityManager): Promise<boolean> {
  const rows = await query(em, sql`select 1 from page limit 1`);
  return rows.length > 0;
}

/** A page with a link to other pages; `live` if its live version has the link. */
export type LinkingPage = { id: number; live: boolean };

/** Returns at most `count` other pages outside the bin that link to these, by title, and how many there are. */
export async function findLinkingPages(
  em: EntityManager,
  pageIDs: readonly number[],
  count: number,
): Promise<{ linkingPages: LinkingPage[]; linkingPageCount: number }> {
  const rows = await query(
    em,
    sql<LinkingPage & { total: number }>`
      select p.id, bool_or(p.live_version_id = r.version_id) is true as live, count(*) over ()::int as total
        from reference r join page_version v on v.id = r.version_id join page p on p.id = v.page_id
       where r.page_id = any(${pageIDs}::int[]) and p.id <> all(${pageIDs}::int[]) and p.deleted_at is null
         and r.version_id in (p.newest_version_id, p.live_version_id)
       group by p.id order by lower(p.title), p.id limit ${count}`,
  );
  const linkingPages = rows.map(({ id, live }) => ({ id, live }));
  return { linkingPages, linkingPageCount: rows[0]?.total ?? 0 };
}
