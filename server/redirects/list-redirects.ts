import { type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { likePattern, type PagedList, pagedListInput } from '../shared/list/index.ts';
import { type Redirect, type RedirectRow, redirectsWithPages, selectRedirect, toRedirect } from './redirect.queries.ts';

const listRedirectsInput = pagedListInput(['id']).pick({ pageIndex: true, pageSize: true, searchTerm: true });

/**
 * Returns the redirects to pages outside the bin, newest first; searches slugs and titles. Signed in; V_12 on `list.…`.
 */
export async function listRedirects(context: Context, input: unknown): Promise<PagedList<Redirect>> {
  requireViewer(context);
  const { pageIndex, pageSize, searchTerm } = parseInput(listRedirectsInput, input, 'list');
  const pattern = likePattern(searchTerm ?? '');
  const matches = sql`(r.slug ilike ${pattern} or p.slug ilike ${pattern} or p.title ilike ${pattern})`;
  const rows = await query(
    context.em,
    sql<RedirectRow>`${selectRedirect} where ${matches} order by r.id desc
                     limit ${pageSize} offset ${pageIndex * pageSize}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from ${redirectsWithPages} where ${matches}`,
  );
  return { items: rows.map(toRedirect), totalItems: count?.total ?? 0 };
}
