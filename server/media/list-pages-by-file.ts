import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, NotFound, parseInput } from '../shared/errors/index.ts';
import { likePattern, orderList, type PagedList, pagedListInput } from '../shared/list/index.ts';

/** A page whose newest version, or the one that visitors see, uses a file; `published` where visitors see the page. */
export type PageOfFile = { id: number; title: string; slug: string; locale: string; type: string; published: boolean };

export const listPagesByFileInput = pagedListInput(['title', 'id', 'slug', 'locale', 'type', 'published']).extend({
  fileID: id,
});

const columns = {
  title: sql`lower(p.title)`,
  id: sql`p.id`,
  slug: sql`p.slug`,
  locale: sql`p.locale`,
  type: sql`p.type`,
  published: sql`(p.live_version_id is not null)`,
} as const;

/** The pages outside the bin that use a file, by title. Signed in; 404 V_12 list.fileID, V_12 on `list.…`. */
export async function listPagesByFile(context: Context, input: unknown): Promise<PagedList<PageOfFile>> {
  requireViewer(context);
  const list = parseInput(listPagesByFileInput, input, 'list');
  const { fileID, searchTerm } = list;
  const known = await query(context.em, sql`select 1 from file where id = ${fileID}`);
  if (known.length === 0) throw new NotFound('V_12', 'list.fileID');
  const pattern = likePattern(searchTerm ?? '');
  const matches = sql`p.deleted_at is null and (p.title ilike ${pattern} or p.slug ilike ${pattern}) and exists (
    select 1 from reference r
    where r.file_id = ${fileID} and r.version_id in (p.newest_version_id, p.live_version_id)
  )`;
  const items = await query(
    context.em,
    sql<PageOfFile>`
      select p.id, p.title, p.slug, p.locale, p.type, p.live_version_id is not null as published
      from page p where ${matches} ${orderList(list, { columns, ties: sql`p.id` })}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from page p where ${matches}`,
  );
  return { items, totalItems: count?.total ?? 0 };
}
