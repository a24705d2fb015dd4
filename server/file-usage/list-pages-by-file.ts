import { type Context, requireViewer } from '../shared/context.ts';
import { loadFiles } from '../media/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, NotFound, parseInput, Errors } from '../shared/errors/index.ts';
import { likePattern, orderAndLimit, type PagedList, pagedListInput } from '../shared/list/index.ts';

/** A page whose newest or live version uses a file; `published` if the page is live. */
export type PageUsingFile = {
  id: number;
  title: string;
  slug: string;
  locale: string;
  type: string;
  published: boolean;
};

export const listPagesByFileInput = pagedListInput(['title', 'id', 'slug', 'locale', 'type', 'published']).extend({
  fileID: idInput,
});

const columns = {
  title: sql`lower(p.title)`,
  id: sql`p.id`,
  slug: sql`p.slug`,
  locale: sql`p.locale`,
  type: sql`p.type`,
  published: sql`(p.live_version_id is not null)`,
} as const;

/** Returns the pages outside the bin that use a file, by title. Signed in; 404 V_12 list.fileID, V_12 on `list.…`. */
export async function listPagesByFile(context: Context, input: unknown): Promise<PagedList<PageUsingFile>> {
  requireViewer(context);
  const list = parseInput(listPagesByFileInput, input, 'list');
  const { fileID, searchTerm } = list;
  if (!(await loadFiles(context.em, [fileID])).has(fileID)) throw new NotFound(Errors.invalid, 'list.fileID');
  const pattern = likePattern(searchTerm ?? '');
  const matches = sql`p.deleted_at is null and (p.title ilike ${pattern} or p.slug ilike ${pattern}) and exists (
    select 1 from reference r
    where r.file_id = ${fileID} and r.version_id in (p.newest_version_id, p.live_version_id)
  )`;
  const items = await query(
    context.em,
    sql<PageUsingFile>`
      select p.id, p.title, p.slug, p.locale, p.type, p.live_version_id is not null as published
      from page p where ${matches} ${orderAndLimit(list, { columns, tieBreaker: sql`p.id` })}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from page p where ${matches}`,
  );
  return { items, totalItems: count?.total ?? 0 };
}
