import { type RawBuilder, sql } from '../shared/database/query.ts';

// Parts of SQL statements about pages, for statements of other features. Ids are expressions such as `r.page_id`.

type Expression = RawBuilder<unknown>;

/** The title of a page; null in the bin. */
export const pageTitleOf = (pageID: Expression): RawBuilder<string | null> =>
  sql`(select title from page where id = ${pageID} and deleted_at is null)`;

/** The title of a version. */
export const versionTitleOf = (versionID: Expression): RawBuilder<string> =>
  sql`(select title from page_version where id = ${versionID})`;

/** Condition: a page has this id, in the bin or not. */
export const isPage = (pageID: Expression): RawBuilder<boolean> =>
  sql`exists (select from page where page.id = ${pageID})`;

/** Condition: visitors see one of these pages. */
export const isAnyLive = (pageIDs: readonly number[]): RawBuilder<boolean> =>
  sql`exists (select 1 from page where id = any(${pageIDs}::int[]) and live_version_id is not null)`;

/** Condition: a version uses this file. */
export const isInVersion = (fileID: Expression): RawBuilder<boolean> =>
  sql`exists (select 1 from reference r where r.file_id = ${fileID})`;

/** Selects pages outside the bin: `id`, `slug`, `title`, `live_version_id`. The condition is about the page `p`. */
export const selectPagesOutsideBin = (condition: Expression): Expression =>
  sql`select p.id, p.slug, p.title, p.live_version_id from page p where p.deleted_at is null and ${condition}`;

/** Selects pages that visitors see, with the title that they see. The condition is about the page `p`. */
export const selectLivePages = (condition: Expression): Expression => sql`
  select p.id, p.locale, p.slug, p.type, v.title from page p join page_version v on v.id = p.live_version_id
   where p.deleted_at is null and ${condition}`;

/**
 * Selects the content of pages that visitors see, with the property names of `VersionContent`, and `pageID`,
 * `versionID`, `locale` and `type`. The condition is about the page `p`.
 */
export const selectLiveContent = (condition: Expression): Expression => sql`
  select p.id as "pageID", v.id as "versionID", p.locale, p.type, v.title, v.seo_title as "seoTitle",
         v.seo_description as "seoDescription", v.seo_keywords as "seoKeywords", v.seo_image as "seoImage", v.blocks,
         v.page_type_props as "pageTypeProps", v.page_type_images as "pageTypeImages",
         v.page_type_files as "pageTypeFiles"
    from page p join page_version v on v.id = p.live_version_id
   where p.deleted_at is null and ${condition}`;

/** Selects the versions of these pages: `id`, `page_id`. */
export const selectVersionsOf = (pageIDs: readonly number[]): Expression =>
  sql`select id, page_id from page_version where page_id = any(${pageIDs}::int[])`;

/** Selects the `number` of a version, and whether it `is_live`; nothing if its page is in the bin. */
export const selectVersionState = (versionID: Expression): Expression => sql`
  select v.number, coalesce(p.live_version_id = v.id, false) as is_live
    from page_version v join page p on p.id = v.page_id
   where v.id = ${versionID} and p.deleted_at is null`;

/** Selects pages with the columns of their newest version that have texts. The condition is about the page `p`. */
export const selectNewestTexts = (condition: Expression): Expression => sql`
  select p.id, p.type, p.locale, p.revision, v.blocks, v.page_type_props, v.page_type_images, v.seo_title,
         v.seo_description
    from page p join page_version v on v.id = p.newest_version_id where ${condition}`;

/** Selects the ids of the files that these versions use; text for a dedicated connection. */
export const selectFileIDsOf = (versions: string): string =>
  `select file_id from reference where version_id in (${versions})`;
