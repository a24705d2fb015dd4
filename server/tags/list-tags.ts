import { z } from 'zod';
import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { likePattern, orderAndLimit, type PagedList, pagedListInput } from '../shared/list/index.ts';
import { selectTag, type Tag, type TagRow, toTag } from './tag.queries.ts';

const tagColumns = ['name', 'pageCount', 'fileCount', 'createdAt'] as const;

const listTagsInput = pagedListInput(tagColumns).extend({ public: z.boolean().nullish() });

const columns = {
  name: sql`lower(name)`,
  pageCount: sql`"pageCount"`,
  fileCount: sql`"fileCount"`,
  createdAt: sql`"createdAt"`,
} as const;

/** Returns the tags whose name contains the term; ties are sorted by name. Signed in; V_12 on `list.…`. */
export async function listTags(context: Context, input: unknown): Promise<PagedList<Tag>> {
  requireViewer(context);
  const list = parseInput(listTagsInput, input, 'list');
  const { searchTerm, public: isPublic = null } = list;
  const matches = sql`t.name ilike ${likePattern(searchTerm ?? '')}
    and (${isPublic}::boolean is null or t.public = ${isPublic})`;
  const rows = await query(
    context.em,
    sql<TagRow>`select * from (${selectTag} where ${matches}) tag ${orderAndLimit(list, { columns, tieBreaker: sql`lower(name)` })}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from tag t where ${matches}`,
  );
  return { items: rows.map(toTag), totalItems: count?.total ?? 0 };
}
