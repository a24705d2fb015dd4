import DataLoader from 'dataloader';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { makeTags } from './tag-name.ts';

/** Where the tags of each kind of thing are kept. */
const places = {
  page: { table: sql.table('page_tag'), owner: sql.ref('page_id') },
  file: { table: sql.table('file_tag'), owner: sql.ref('file_id') },
} as const;

type Kind = keyof typeof places;
type Owner = { kind: Kind; id: number };
type TagOf = { name: string; public: boolean };

/** Tags by the page or file that has them, each by name. */
async function findTagsOf(em: EntityManager, kind: Kind, ids: readonly number[]): Promise<Map<number, TagOf[]>> {
  const { table, owner } = places[kind];
  const rows = await query(
    em,
    sql<TagOf & { id: number }>`
      select ${owner} as id, t.name, t.public from ${table} join tag t on t.id = tag_id
       where ${owner} = any(${ids}::int[]) order by lower(t.name)`,
  );
  return Map.groupBy(rows, ({ id }) => id);
}

const loadNames =
  (kind: Kind, isShown: (tag: TagOf) => boolean) =>
  ({ em }: GraphQLContext): DataLoader<number, string[]> =>
    new DataLoader(async (ids) => {
      const tags = await findTagsOf(em, kind, ids);
      return ids.map((id) => (tags.get(id) ?? []).filter(isShown).map(({ name }) => name));
    });

/** Tags of files by id, for staff. */
export const createFileTagsLoader = loadNames('file', () => true);

/** Tags of pages by id, for staff. */
export const createPageTagsLoader = loadNames('page', () => true);

/** Public tags of pages by id, for anyone who may see the page. */
export const createPublicPageTagsLoader = loadNames('page', (tag) => tag.public);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** Gives a page or file these tags alone; those that are new are made, for the staff alone. Whether that changed any. */
export async function replaceTags(em: EntityManager, { kind, id }: Owner, names: readonly string[]): Promise<boolean> {
  const present = (await findTagsOf(em, kind, [id])).get(id) ?? [];
  const presentNames = present.map(({ name }) => name);
  if (isSame(presentNames, names)) return false;
  const { table, owner } = places[kind];
  const tagIDs = await makeTags(em, names);
  await query(em, sql`delete from ${table} where ${owner} = ${id}`);
  await query(em, sql`insert into ${table} (${owner}, tag_id) select ${id}::int, unnest(${tagIDs}::int[])`);
  return true;
}

/** Gives a copy or translation of a page the tags of its source. */
export async function copyPageTags(em: EntityManager, pages: { from: number; to: number }): Promise<void> {
  await query(
    em,
    sql`insert into page_tag (page_id, tag_id) select ${pages.to}::int, tag_id from page_tag
         where page_id = ${pages.from}`,
  );
}
