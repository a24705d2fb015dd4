import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { PageAddress } from '../content/index.ts';

/** A range of a locale's published pages by id: the first id and the number of pages. */
export type AddressRange = { locale: string; from: number; count: number };

/** The address of a published page, when its live version was published, and the addresses of its translations. */
export type PublishedAddress = PageAddress & { publishedAt: Date; siblings: PageAddress[] };

/** Published pages, without not-found pages. */
const isListed = sql`live_version_id is not null and deleted_at is null and slug <> '404'`;

/** Selects the published pages, without not-found pages: `id`, `live_version_id`. For SQL of other features. */
export const selectListedPages = sql`select id, live_version_id from page where ${isListed}`;

/** Divides all published pages into ranges of one locale with at most `maxPerRange` pages each. */
export async function listAddressRanges(em: EntityManager, maxPerRange: number): Promise<AddressRange[]> {
  return query(
    em,
    sql<AddressRange>`
      select locale, min(id) as "from", count(*)::int as count
        from (select id, locale, (row_number() over (partition by locale order by id) - 1) / ${maxPerRange}::int as run
                from page where ${isListed}) numbered
       group by locale, run order by locale, run`,
  );
}

type PublishedAddressRow = PageAddress & { publishedAt: string; siblings: PageAddress[] };

/** Returns the addresses of a range. */
export async function listPublishedAddresses(
  em: EntityManager,
  { locale, from, count }: AddressRange,
): Promise<PublishedAddress[]> {
  const rows = await query(
    em,
    sql<PublishedAddressRow>`
      select p.locale, p.slug, shown.at as "publishedAt", translations.list as siblings
        from (select * from page where locale = ${locale} and id >= ${from} and ${isListed} order by id limit ${count}) p
        cross join lateral (
          select coalesce(max(published_at), p.updated_at) as at from publication
           where page_id = p.id and version_id = p.live_version_id) shown
        cross join lateral (
          select json_agg(json_build_object('locale', locale, 'slug', slug) order by locale) as list from page
           where sibling_group_id = p.sibling_group_id and ${isListed}) translations
       order by p.id`,
  );
  return rows.map(({ publishedAt, ...address }) => ({ ...address, publishedAt: new Date(publishedAt) }));
}
