import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import type { MapLink } from './links.ts';
import { readLinkPath } from './resolve-links.ts';
import { toPath } from './slug.ts';

/** An old slug of a page: `keepsLinks` as long as no other page has taken it. */
export type OldSlug = { slug: string; keepsLinks: boolean; movedTo: string | null };

/**
 * The slug as which a link reads that was made to `linked`: the present one, unless the page left a slug on the way
 * there that keeps its links.
 */
export function followSlugs(linked: string, present: string, oldSlugs: readonly OldSlug[]): string {
  const bySlug = new Map(oldSlugs.map((old) => [old.slug, old]));
  let slug = linked;
  for (const _ of oldSlugs) {
    const old = bySlug.get(slug);
    if (!old) return present;
    if (old.keepsLinks) return slug;
    slug = old.movedTo ?? present;
  }
  return present;
}

/** A page that links lead to, with the slugs it left. */
export type LinkedPage = { id: number; locale: string; slug: string; oldSlugs: OldSlug[] };

/** Those of a set of ids, which is given as SQL. */
export const selectLinkedPages = (ids: RawBuilder<unknown>): RawBuilder<LinkedPage> => sql<LinkedPage>`
  select target.id, target.locale, target.slug, coalesce(old.slugs, '[]') as "oldSlugs" from page target
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'slug', r.slug, 'movedTo', r.moved_to, 'keepsLinks', r.keeps_links and not exists (
                 select 1 from page other
                  where other.locale = r.locale and other.slug = r.slug and other.deleted_at is null))) as slugs
        from redirect r where r.page_id = target.id
    ) old on true
   where target.id in (${ids}) and target.deleted_at is null`;

/**
 * As what internal links read now: the present path of their page, or the old one where a change of its slug left links
 * alone. A page in the bin keeps the link as it was stored.
 */
export function toLinkPaths(linked: readonly LinkedPage[], defaultLocale: string): MapLink {
  if (linked.length === 0) return (link) => link;
  const pages = new Map(linked.map((page) => [page.id, page]));
  return (link) => {
    const page = pages.get(link.pageID ?? 0);
    if (!page) return link;
    const { locale, oldSlugs } = page;
    const slug =
      oldSlugs.length === 0 ? page.slug : followSlugs(readLinkPath(link.path, defaultLocale).slug, page.slug, oldSlugs);
    return { ...link, path: toPath({ locale, slug }, defaultLocale) };
  };
}

/** As `toLinkPaths`, for the pages with these ids, in one round trip. */
export async function loadLinkPaths(
  em: EntityManager,
  ids: readonly number[],
  defaultLocale: string,
): Promise<MapLink> {
  if (ids.length === 0) return (link) => link;
  const wanted = sql`select unnest(${[...new Set(ids)]}::int[])`;
  return toLinkPaths(await query(em, selectLinkedPages(wanted)), defaultLocale);
}
