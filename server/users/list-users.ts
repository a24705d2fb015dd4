import { z } from 'zod';
import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, parseInput } from '../shared/errors/index.ts';
import { likePattern, orderList, type PagedList, pagedListInput } from '../shared/list/index.ts';
import { selectUser, type User } from './user.queries.ts';

const listUsersInput = pagedListInput(['name', 'email', 'jobTitle', 'role', 'createdAt']).extend({
  roleID: id.nullish(),
  active: z.boolean().nullish(),
});

const columns = {
  name: sql`lower(p.name)`,
  email: sql`lower(u.email)`,
  jobTitle: sql`lower(p.job_title)`,
  role: sql`lower(r.name)`,
  createdAt: sql`u.created_at`,
} as const;

/** The users whose name, address or job title has the term in it, ties by id. manage-users; V_12 on `list.…`. */
export async function findUsers(context: Context, input: unknown): Promise<PagedList<User>> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  const list = parseInput(listUsersInput, input, 'list');
  const { searchTerm, roleID = null, active = null } = list;
  const pattern = likePattern(searchTerm ?? '');
  const matches = sql`(u.email ilike ${pattern} or p.name ilike ${pattern} or p.job_title ilike ${pattern})
    and (${roleID}::int is null or u.role_id = ${roleID}) and (${active}::boolean is null or u.active = ${active})`;
  const items = await query(
    context.em,
    sql<User>`${selectUser} where ${matches} ${orderList(list, { columns, ties: sql`u.id` })}`,
  );
  const [count] = await query(
    context.em,
    sql<{ total: number }>`select count(*)::int as total from "user" u left join profile p on p.user_id = u.id
                            where ${matches}`,
  );
  return { items, totalItems: count?.total ?? 0 };
}
