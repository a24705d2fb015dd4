import type { EntityManager } from '@mikro-orm/postgresql';
import type { VersionContent } from '../content/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { Services } from '../shared/context.ts';
import { extractSearchText } from './extract-search-text.ts';
import type { SearchDocument } from './search-engine.ts';

type Row = VersionContent & { pageID: number; versionID: number; locale: string; type: string; tags: string[] };

/** Returns the search documents of these pages, without unpublished ones. */
export async function loadSearchDocuments(
  { em, services }: { em: EntityManager; services: Services },
  pageIDs: readonly number[],
): Promise<SearchDocument[]> {
  const rows = await query(
    em,
    sql<Row>`
      select p.id as "pageID", v.id as "versionID", p.locale, p.type, v.title, v.seo_title as "seoTitle",
             v.seo_description as "seoDescription", v.seo_keywords as "seoKeywords", v.seo_image as "seoImage",
             v.blocks, v.page_type_props as "pageTypeProps", v.page_type_images as "pageTypeImages",
             v.page_type_files as "pageTypeFiles",
             array(select t.name from page_tag pt join tag t on t.id = pt.tag_id
                    where pt.page_id = p.id and t.public order by lower(t.name)) as tags
        from page p join page_version v on v.id = p.live_version_id
       where p.id = any(${pageIDs}::int[]) and p.deleted_at is null and p.slug <> '404'
       order by p.id`,
  );
  return rows.map(({ pageID, versionID, locale, type, tags, ...content }) => ({
    pageID,
    versionID,
    locale,
    type,
    tags,
    ...extractSearchText(content, type, services),
  }));
}
