import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { type LinkedPage, selectLinkedPages, type Page } from '../pages/index.ts';
import { type PageAddress, toPagePath, type StoredVersion, type VersionContent } from '../content/index.ts';

/** The properties of a published page that readers need. */
export type LivePage = Pick<Page, 'id' | 'siblingGroupId' | 'locale' | 'slug' | 'type' | 'status' | 'revision'>;

/** A published page with its live version, the addresses of its published translations, and its linked pages. */
export type PublishedPageData = {
  page: LivePage;
  version: StoredVersion;
  siblings: PageAddress[];
  linked: LinkedPage[];
};

type PublishedPageRow = LivePage &
  Omit<VersionContent, 'title'> & { versionId: number; versionRevision: number; title: string } & Pick<
    PublishedPageData,
    'siblings' | 'linked'
  >;

const selectLinkedPagesOfVersion = sql`
  select coalesce(jsonb_agg(to_jsonb(one)), '[]')
    from (${selectLinkedPages(sql`select page_id from reference where version_id = v.id and page_id is not null`)}) one`;

/** Returns the published page at an address, or the page that an old address redirects to, or null. One query. */
export async function findPublishedPage(
  em: EntityManager,
  { locale, slug }: PageAddress,
): Promise<PublishedPageData | null> {
  const [row] = await query(
    em,
    sql<PublishedPageRow>`
      select p.id, p.sibling_group_id as "siblingGroupId", p.locale, p.slug, p.type, p.status, p.revision,
             v.id as "versionId", v.title, v.seo_title as "seoTitle", v.seo_description as "seoDescription",
             v.seo_keywords as "seoKeywords", v.seo_image as "seoImage", v.blocks,
             v.page_type_props as "pageTypeProps", v.page_type_images as "pageTypeImages",
             v.page_type_files as "pageTypeFiles",
             (select jsonb_agg(jsonb_build_object('locale', s.locale, 'slug', s.slug) order by s.locale) from page s
               where s.sibling_group_id = p.sibling_group_id and s.live_version_id is not null
                 and s.deleted_at is null) as siblings,
             (${selectLinkedPagesOfVersion}) as linked, v.revision as "versionRevision"
        from (select id, 1 as priority from page where locale = ${locale} and slug = ${slug} and deleted_at is null
              union all
              select page_id, 2 from redirect where locale = ${locale} and slug = ${slug}) candidate
        join page p on p.id = candidate.id
        join page_version v on v.id = p.live_version_id
       where p.deleted_at is null
       order by candidate.priority limit 1`,
  );
  if (!row) return null;
  const { id, siblingGroupId, status, revision, type, siblings, linked, versionRevision, versionId, ...rest } = row;
  const { locale: ownLocale, slug: ownSlug, ...content } = rest;
  const page = { id, siblingGroupId, locale: ownLocale, slug: ownSlug, type, status, revision };
  return { page, version: { id: versionId, revision: versionRevision, ...content }, siblings, linked };
}

/** The address of a published translation, with its path on the site. */
export type SiblingPath = { locale: string; slug: string; path: string };

type Locales = { availableLocales: readonly string[]; defaultLocale: string };

/** Returns translations with their paths, in the order of the locales in the settings. */
export function toSiblingPaths(addresses: readonly PageAddress[], locales: Locales): SiblingPath[] {
  const { availableLocales, defaultLocale } = locales;
  const rankOf = ({ locale }: PageAddress) => availableLocales.indexOf(locale) + 1 || availableLocales.length + 1;
  return addresses
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.locale.localeCompare(b.locale))
    .map(({ locale, slug }) => ({ locale, slug, path: toPagePath({ locale, slug }, defaultLocale) }));
}

/** Returns the published translations by sibling group, with one query. */
export async function loadPublishedSiblings(
  em: EntityManager,
  groupIDs: readonly number[],
  locales: Locales,
): Promise<Map<number, SiblingPath[]>> {
  const rows = await query(
    em,
    sql<{ groupId: number; locale: string; slug: string }>`
      select sibling_group_id as "groupId", locale, slug from page
       where sibling_group_id = any(${[...groupIDs]}::int[]) and live_version_id is not null and deleted_at is null`,
  );
  const groups = Map.groupBy(rows, ({ groupId }) => groupId);
  return new Map(groupIDs.map((id) => [id, toSiblingPaths(groups.get(id) ?? [], locales)]));
}
