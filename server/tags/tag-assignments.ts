import DataLoader from 'dataloader';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { findOrCreateTags, maxTags } from './tag-name.ts';

/** The tables that assign tags to pages and files. */
const tagTables = {
  page: { table: sql.table('page_tag'), owner: sql.ref('page_id') },
  file: { table: sql.table('file_tag'), owner: sql.ref('file_id') },
} as const;

type TaggedKind = keyof typeof tagTables;
type TaggedItem = { kind: TaggedKind; id: number };
type AssignedTag = { name: string; public: boolean };

/** Returns tags by the id of their page or file, sorted by name. */
async function findTagsOf(
  em: EntityManager,
  kind: TaggedKind,
  ids: readonly number[],
): Promise<Map<number, AssignedTag[]>> {
  const { table, owner } = tagTables[kind];
  const rows = await query(
    em,
    sql<AssignedTag & { id: number }>`
      select ${owner} as id, t.name, t.public from ${table} join tag t on t.id = tag_id
       where ${owner} = any(${ids}::int[]) order by lower(t.name)`,
  );
  return Map.groupBy(rows, ({ id }) => id);
}

const createTagNamesLoader =
  (kind: TaggedKind, isShown: (tag: AssignedTag) => boolean) =>
  ({ em }: GraphQLContext): DataLoader<number, string[]> =>
    new DataLoader(async (ids) => {
      const tags = await findTagsOf(em, kind, ids);
      return ids.map((id) => (tags.get(id) ?? []).filter(isShown).map(({ name }) => name));
    });

/** Tags of files by id, for staff. */
export const createFileTagsLoader = createTagNamesLoader('file', () => true);

/** Tags of pages by id, for staff. */
export const createPageTagsLoader = createTagNamesLoader('page', () => true);

/** Public tags of pages by id, for anyone who may see the page. */
export const createPublicPageTagsLoader = createTagNamesLoader('page', (tag) => tag.public);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** Replaces the tags of a page or file; new tags are created as private. Returns whether anything changed. */
export async function replaceTags(
  em: EntityManager,
  { kind, id }: TaggedItem,
  names: readonly string[],
): Promise<boolean> {
  const currentTags = (await findTagsOf(em, kind, [id])).get(id) ?? [];
  const currentNames = currentTags.map(({ name }) => name);
  if (isSame(currentNames, names)) return false;
  const { table, owner } = tagTables[kind];
  const tagIDs = await findOrCreateTags(em, names);
  await query(em, sql`delete from ${table} where ${owner} = ${id}`);
  await query(em, sql`insert into ${table} (${owner}, tag_id) select ${id}::int, unnest(${tagIDs}::int[])`);
  return true;
}

/** `property` is for the error about too many tags. */
type TagChange = { add: readonly string[]; remove: readonly string[]; property: string };

/**
 * Adds tags to a page or file and removes others; new tags are created as private, and a name in both lists is added.
 * The caller has locked the page or file. Returns whether anything changed. V_14 on `property` above 50 tags.
 */
export async function changeTags(
  em: EntityManager,
  { kind, id }: TaggedItem,
  { add, remove, property }: TagChange,
): Promise<boolean> {
  const { table, owner } = tagTables[kind];
  const tagIDs = await findOrCreateTags(em, add);
  const removed = await query(
    em,
    sql`delete from ${table} where ${owner} = ${id} and tag_id <> all(${tagIDs}::int[]) and tag_id in (
          select id from tag where lower(name) in (select lower(name) from unnest(${remove}::text[]) as name))
        returning tag_id`,
  );
  const added = await query(
    em,
    sql`insert into ${table} (${owner}, tag_id) select ${id}::int, unnest(${tagIDs}::int[])
        on conflict do nothing returning tag_id`,
  );
  const currentTags = (await findTagsOf(em, kind, [id])).get(id) ?? [];
  if (currentTags.length > maxTags) throw InvalidInput.of(Errors.tooLong, property);
  return removed.length + added.length > 0;
}

/** Copies the tags of a page to a copy or translation of it. */
export async function copyPageTags(em: EntityManager, pages: { from: number; to: number }): Promise<void> {
  await query(
    em,
    sql`insert into page_tag (page_id, tag_id) select ${pages.to}::int, tag_id from page_tag
         where page_id = ${pages.from}`,
  );
}
