import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import { type LinkMapper, toPagePath } from '../content/index.ts';
import { type OldSlug, resolveLinkSlug } from './resolve-link-slug.ts';
import { parseLinkPath } from './resolve-links.ts';

/** The target page of a link, with its former slugs. */
export type LinkedPage = { id: number; locale: string; slug: string; oldSlugs: OldSlug[] };

/** Selects the linked pages whose ids the given SQL returns. */
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
 * Returns a mapper from internal links to the paths to show: the current path of the page, or a former one if a slug
 * change did not update links. Links to pages in the bin stay as stored.
 */
export function createLinkPathMapper(linkedPages: readonly LinkedPage[], defaultLocale: string): LinkMapper {
  if (linkedPages.length === 0) return (link) => link;
  const pages = new Map(linkedPages.map((page) => [page.id, page]));
  return (link) => {
    const page = pages.get(link.pageID ?? 0);
    if (!page) return link;
    const { locale, oldSlugs } = page;
    const slug =
      oldSlugs.length === 0
        ? page.slug
        : resolveLinkSlug(parseLinkPath(link.path, defaultLocale).slug, page.slug, oldSlugs);
    return { ...link, path: toPagePath({ locale, slug }, defaultLocale) };
  };
}

/** Like `createLinkPathMapper`, loading the pages with these ids in one query. */
export async function loadLinkPathMapper(
  em: EntityManager,
  ids: readonly number[],
  defaultLocale: string,
): Promise<LinkMapper> {
  if (ids.length === 0) return (link) => link;
  const selectIDs = sql`select unnest(${[...new Set(ids)]}::int[])`;
  return createLinkPathMapper(await query(em, selectLinkedPages(selectIDs)), defaultLocale);
}
