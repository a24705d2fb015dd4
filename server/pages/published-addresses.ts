import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { PageAddress } from './slug.ts';

/** A run of a locale's published pages in the order of their ids: the first of them, and how many they are. */
export type AddressRun = { locale: string; from: number; count: number };

/** Where a page stands that visitors see, since when they see it as it is, and where its translations stand. */
export type PublishedAddress = PageAddress & { publishedAt: Date; siblings: PageAddress[] };

/** Not-found pages are no addresses that one looks for. */
const listed = sql`live_version_id is not null and deleted_at is null and slug <> '404'`;

/** Divides all published addresses into runs of one locale, `most` at most in each. */
export async function listAddressRuns(em: EntityManager, most: number): Promise<AddressRun[]> {
  return query(
    em,
    sql<AddressRun>`
      select locale, min(id) as "from", count(*)::int as count
        from (select id, locale, (row_number() over (partition by locale order by id) - 1) / ${most}::int as run
                from page where ${listed}) numbered
       group by locale, run order by locale, run`,
  );
}

type Row = PageAddress & { publishedAt: string; siblings: PageAddress[] };

/** The addresses of a run. */
export async function listPublishedAddresses(
  em: EntityManager,
  { locale, from, count }: AddressRun,
): Promise<PublishedAddress[]> {
  const rows = await query(
    em,
    sql<Row>`
      select p.locale, p.slug, shown.at as "publishedAt", translations.list as siblings
        from (select * from page where locale = ${locale} and id >= ${from} and ${listed} order by id limit ${count}) p
        cross join lateral (
          select coalesce(max(published_at), p.updated_at) as at from publication
           where page_id = p.id and version_id = p.live_version_id) shown
        cross join lateral (
          select json_agg(json_build_object('locale', locale, 'slug', slug) order by locale) as list from page
           where sibling_group_id = p.sibling_group_id and ${listed}) translations
       order by p.id`,
  );
  return rows.map(({ publishedAt, ...address }) => ({ ...address, publishedAt: new Date(publishedAt) }));
}
