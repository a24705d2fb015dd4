import { z } from 'zod';
import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { idInput, parseInput } from '../shared/errors/index.ts';
import { likePattern, orderAndLimit, type PagedList, pagedListInput } from '../shared/list/index.ts';
import { selectUser, type User } from './user.queries.ts';

const searchUsersInput = pagedListInput(['name', 'email', 'jobTitle', 'role', 'createdAt']).extend({
  roleID: idInput.nullish(),
  active: z.boolean().nullish(),
});

const columns = {
  name: sql`lower(p.name)`,
  email: sql`lower(u.email)`,
  jobTitle: sql`lower(p.job_title)`,
  role: sql`lower(r.name)`,
  createdAt: sql`u.created_at`,
} as const;

/**
 * Returns the users whose name, address or job title contains the search term; ties by id. manage-users; V_12 on
 * `list.…`.
 */
export async function searchUsers(context: Context, input: unknown): Promise<PagedList<User>> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  const list = parseInput(searchUsersInput, input, 'list');
  const { searchTerm, roleID = null, active = null } = list;
  const pattern = likePattern(searchTerm ?? '');
  const matches = sql`(u.email ilike ${pattern} or p.name ilike ${pattern} or p.job_title ilike ${pattern})
    and (${roleID}::int is null or u.role_id = ${roleID}) and (${active}::boolean is null or u.active = ${active})`;
  const items = await query(
    context.em,
    sql<User>`${selectUser} where ${matches} ${orderAndLimit(list, { columns, tieBreaker: sql`u.id` })}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from "user" u left join profile p on p.user_id = u.id
                            where ${matches}`,
  );
  return { items, totalItems: count?.total ?? 0 };
}
