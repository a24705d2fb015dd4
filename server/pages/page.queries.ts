import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { NotFound } from '../shared/errors/index.ts';
import { Page, PageVersion } from './page.entity.ts';
import { type PageAddress, toPath } from './slug.ts';

/** The page outside the bin, or 404 PM_01. */
export async function loadPage(em: EntityManager, pageID: number): Promise<Page> {
  const page = await em.findOne(Page, { id: pageID, deletedAt: null });
  if (!page) throw new NotFound('PM_01');
  return page;
}

/** A version with its page, as long as that is not in the bin, or 404 PM_01. */
export async function loadVersion(em: EntityManager, versionID: number): Promise<{ page: Page; version: PageVersion }> {
  const version = await em.findOne(PageVersion, { id: versionID });
  if (!version) throw new NotFound('PM_01');
  return { page: await loadPage(em, version.pageId), version };
}

/** The page that an old address leads to, as long as visitors see it. */
async function findMovedPage(em: EntityManager, { locale, slug }: PageAddress): Promise<Page | null> {
  const [moved] = await query(
    em,
    sql<{ id: number }>`select page_id as id from redirect where locale = ${locale} and slug = ${slug}`,
  );
  return moved ? em.findOne(Page, { id: moved.id, deletedAt: null, liveVersionId: { $ne: null } }) : null;
}

/** What visitors see at an address, or at the present one of the page that left it; or null. */
export async function findPublishedPage(
  em: EntityManager,
  address: PageAddress,
): Promise<{ page: Page; version: PageVersion } | null> {
  const here = await em.findOne(Page, { ...address, deletedAt: null, liveVersionId: { $ne: null } });
  const page = here ?? (await findMovedPage(em, address));
  if (!page) return null;
  return { page, version: await em.findOneOrFail(PageVersion, { id: page.liveVersionId }) };
}

export type PublishedSibling = { locale: string; slug: string; path: string };

/** Published translations of each group, in the order of the settings' locales; one round trip. */
export async function loadPublishedSiblings(
  em: EntityManager,
  groupIDs: readonly number[],
  locales: { availableLocales: readonly string[]; defaultLocale: string },
): Promise<Map<number, PublishedSibling[]>> {
  const rows = await query(
    em,
    sql<{ groupId: number; locale: string; slug: string }>`
      select sibling_group_id as "groupId", locale, slug from page
       where sibling_group_id = any(${[...groupIDs]}::int[]) and live_version_id is not null and deleted_at is null
       order by array_position(${[...locales.availableLocales]}::text[], locale), locale`,
  );
  const groups = Map.groupBy(rows, ({ groupId }) => groupId);
  return new Map(
    groupIDs.map((id) => [
      id,
      (groups.get(id) ?? []).map(({ locale, slug }) => ({
        locale,
        slug,
        path: toPath({ locale, slug }, locales.defaultLocale),
      })),
    ]),
  );
}

/** Whether no page outside the bin has this address. */
export async function isSlugFree(em: EntityManager, { locale, slug }: PageAddress): Promise<boolean> {
  return (await em.count(Page, { locale, slug, deletedAt: null })) === 0;
}
