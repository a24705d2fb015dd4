import { type RawBuilder, sql } from '../shared/database/query.ts';

// Parts of SQL statements about tags, for statements of other features. `pageID` is an expression such as `p.id`.

/** The name of a tag. */
export const tagNameOf = (tagID: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select name from tag where id = ${tagID})`;

/** Condition: the page has a public tag with this name, ignoring case. */
export const hasPublicTag = (pageID: RawBuilder<unknown>, name: string | null): RawBuilder<boolean> =>
  sql`exists (
    select 1 from page_tag pt join tag t on t.id = pt.tag_id
     where pt.page_id = ${pageID} and t.public and lower(t.name) = lower(${name}))`;

/** The names of the public tags of a page as an array, sorted. */
export const publicTagNamesOf = (pageID: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select t.name from page_tag pt join tag t on t.id = pt.tag_id
             where pt.page_id = ${pageID} and t.public order by lower(t.name))`;

/** Selects the ids of the pages that have a tag with this name, public or not, ignoring case. */
export const selectTaggedPageIDs = (name: string): RawBuilder<unknown> =>
  sql`select page_id from page_tag join tag t on t.id = tag_id where lower(t.name) = lower(${name})`;

/** Selects the ids of the tags of pages and files, both given as a `select` of ids; text for a dedicated connection. */
export const selectTagIDsOf = (pages: string, files: string): string =>
  `select tag_id from page_tag where page_id in (${pages})
    union all select tag_id from file_tag where file_id in (${files})`;
