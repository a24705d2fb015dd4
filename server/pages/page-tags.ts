import DataLoader from 'dataloader';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { makeTags } from '../tags/index.ts';

type PageTag = { name: string; public: boolean };

/** Tags by page, each by name. */
async function findPageTags(em: EntityManager, pageIDs: readonly number[]): Promise<ReadonlyMap<number, PageTag[]>> {
  const rows = await query(
    em,
    sql<PageTag & { pageID: number }>`
      select pt.page_id as "pageID", t.name, t.public from page_tag pt join tag t on t.id = pt.tag_id
       where pt.page_id = any(${pageIDs}::int[]) order by lower(t.name)`,
  );
  return Map.groupBy(rows, ({ pageID }) => pageID);
}

/** Names of the tags of a page. */
export async function loadPageTags(em: EntityManager, pageID: number): Promise<string[]> {
  const tags = await findPageTags(em, [pageID]);
  return (tags.get(pageID) ?? []).map(({ name }) => name);
}

/** Tags of pages by id, for staff. */
export const createPageTagsLoader = ({ em }: GraphQLContext): DataLoader<number, string[]> =>
  new DataLoader(async (pageIDs) => {
    const tags = await findPageTags(em, pageIDs);
    return pageIDs.map((id) => (tags.get(id) ?? []).map(({ name }) => name));
  });

/** Public tags of pages by id, for anyone who may see the page. */
export const createPublicPageTagsLoader = ({ em }: GraphQLContext): DataLoader<number, string[]> =>
  new DataLoader(async (pageIDs) => {
    const tags = await findPageTags(em, pageIDs);
    return pageIDs.map((id) => (tags.get(id) ?? []).filter((tag) => tag.public).map(({ name }) => name));
  });

/** Replaces the tags of a page; those that are new are made, for the staff alone. */
export async function writePageTags(em: EntityManager, pageID: number, names: readonly string[]): Promise<void> {
  const tagIDs = await makeTags(em, names);
  await query(em, sql`delete from page_tag where page_id = ${pageID}`);
  await query(em, sql`insert into page_tag (page_id, tag_id) select ${pageID}::int, unnest(${tagIDs}::int[])`);
}

/** Gives a copy or translation the tags of its source. */
export async function copyPageTags(em: EntityManager, pages: { from: number; to: number }): Promise<void> {
  await query(
    em,
    sql`insert into page_tag (page_id, tag_id) select ${pages.to}::int, tag_id from page_tag
         where page_id = ${pages.from}`,
  );
}
