import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, parseInput } from '../shared/errors/index.ts';
import { siblingColumns, type SiblingRow } from '../pages/index.ts';

/** Most pages per request, and most linking pages in the result. */
const maxPages = 100;

const pageImpactInput = z.object({ pageIDs: z.array(idInput).max(maxPages) });

/** A page with a link to one of the pages; `live` if its live version has the link. */
type LinkingPage = { id: number; live: boolean };

/** A menu with an item for one of the pages; `live` if visitors see that item. */
type LinkingMenu = { id: number; name: string; locale: string; live: boolean };

/** What a change of pages would affect. */
export type PageImpact = {
  /** Sorted by title, at most 100. */
  linkingPages: LinkingPage[];
  linkingPageCount: number;
  menus: LinkingMenu[];
  /** Translations outside the bin that are not among the pages. */
  translations: SiblingRow[];
  livePageCount: number;
  openRequestCount: number;
  scheduledCount: number;
  redirectCount: number;
};

type LinkingRow = LinkingPage & { total: number };

async function findLinkingPages(context: Context, pageIDs: readonly number[]) {
  const rows = await query(
    context.em,
    sql<LinkingRow>`
      select p.id, bool_or(p.live_version_id = r.version_id) is true as live, count(*) over ()::int as total
        from reference r join page_version v on v.id = r.version_id join page p on p.id = v.page_id
       where r.page_id = any(${pageIDs}::int[]) and p.id <> all(${pageIDs}::int[]) and p.deleted_at is null
         and r.version_id in (p.newest_version_id, p.live_version_id)
       group by p.id order by lower(p.title), p.id limit ${maxPages}`,
  );
  const linkingPages = rows.map(({ id: pageID, live }) => ({ id: pageID, live }));
  return { linkingPages, linkingPageCount: rows[0]?.total ?? 0 };
}

/** Finds page ids at any depth of the menus' JSON trees. */
function findLinkingMenus({ em }: Context, pageIDs: readonly number[]): Promise<LinkingMenu[]> {
  const linksToPages = sql`'$.**.pageID ? (@ == $ids[*])', jsonb_build_object('ids', ${JSON.stringify(pageIDs)}::jsonb)`;
  return query(
    em,
    sql<LinkingMenu>`
      select m.id, m.name, m.locale, seen.live and exists (
               select 1 from page where id = any(${pageIDs}::int[]) and live_version_id is not null) as live
        from menu m
        left join lateral (
          select items from menu_publication where menu_id = m.id and undone_at is null order by id desc limit 1
        ) p on true
        cross join lateral (select coalesce(jsonb_path_exists(p.items, ${linksToPages}), false) as live) seen
       where seen.live or jsonb_path_exists(m.draft_items, ${linksToPages})
       order by lower(m.name), m.locale`,
  );
}

function findTranslations({ em }: Context, pageIDs: readonly number[]): Promise<SiblingRow[]> {
  return query(
    em,
    sql<SiblingRow>`
      select ${siblingColumns} from page
       where sibling_group_id in (select sibling_group_id from page where id = any(${pageIDs}::int[]))
         and id <> all(${pageIDs}::int[]) and deleted_at is null
       order by locale, id`,
  );
}

type Counts = Pick<PageImpact, 'livePageCount' | 'openRequestCount' | 'scheduledCount' | 'redirectCount'>;

async function countAffected({ em }: Context, pageIDs: readonly number[]): Promise<Counts> {
  const [counts] = await query(
    em,
    sql<Counts>`
      with wanted as (
        select id, live_version_id from page where id = any(${pageIDs}::int[]) and deleted_at is null
      )
      select (select count(*) from wanted where live_version_id is not null)::int as "livePageCount",
             (select count(*) from publication_request q join wanted w on w.id = q.page_id
               where q.status = 'open')::int as "openRequestCount",
             (select count(*) from scheduled_publication s join wanted w on w.id = s.page_id
               where s.status = 'pending')::int as "scheduledCount",
             (select count(*) from redirect r join wanted w on w.id = r.page_id)::int as "redirectCount"`,
  );
  return counts ?? { livePageCount: 0, openRequestCount: 0, scheduledCount: 0, redirectCount: 0 };
}

/**
 * Returns what deleting or unpublishing these pages, or changing their slugs, affects. Signed in; V_12 on
 * `page.pageIDs`.
 */
export async function findPageImpact(context: Context, input: unknown): Promise<PageImpact> {
  requireViewer(context);
  const { pageIDs } = parseInput(pageImpactInput, input, 'page');
  return {
    ...(await findLinkingPages(context, pageIDs)),
    menus: await findLinkingMenus(context, pageIDs),
    translations: await findTranslations(context, pageIDs),
    ...(await countAffected(context, pageIDs)),
  };
}
