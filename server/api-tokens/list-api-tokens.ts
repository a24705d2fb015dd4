import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { parseInput } from '../shared/errors/index.ts';
import { likePattern, type PagedList, pagedListInput } from '../shared/list/index.ts';
import { canListApiTokens } from './api-token.policy.ts';
import { type ApiToken, ownerOfToken, selectApiTokens } from './api-token.queries.ts';

/** Returns the viewer's own tokens, newest first, including those that expired in the last 30 days. 401. */
export async function listOwnApiTokens(context: Context): Promise<ApiToken[]> {
  const { id } = requireViewer(context);
  return selectApiTokens(context.em, sql`where t.user_id = ${id} order by t.id desc`);
}

const listInput = pagedListInput(['id']).pick({ pageIndex: true, pageSize: true, searchTerm: true });

/**
 * Returns everybody's tokens, newest first, searched by token name and owner name. manage-api-tokens; V_12 on `list.…`.
 */
export async function listApiTokens(context: Context, input: unknown): Promise<PagedList<ApiToken>> {
  authorize(context.viewer, canListApiTokens(context.viewer));
  const { pageIndex, pageSize, searchTerm } = parseInput(listInput, input, 'list');
  const pattern = likePattern(searchTerm ?? '');
  const matches = sql`(t.name ilike ${pattern} or ${ownerOfToken.name} ilike ${pattern})`;
  const items = await selectApiTokens(
    context.em,
    sql`where ${matches} order by t.id desc limit ${pageSize} offset ${pageIndex * pageSize}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total
                             from api_token t ${ownerOfToken.join} where ${matches}`,
  );
  return { items, totalItems: count?.total ?? 0 };
}
