import DataLoader from 'dataloader';
import { query, sql } from '../shared/database/query.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { isAdministrator } from './user.policy.ts';
import { loadRoles } from './user.queries.ts';

/** How many users have each role. */
export const createUserCountLoader = ({ em }: GraphQLContext): DataLoader<number, number> =>
  new DataLoader(async (roleIDs) => {
    const rows = await query(
      em,
      sql<{ id: number; count: number }>`
        select role_id as id, count(*)::int as count from "user" where role_id = any(${roleIDs}::int[]) group by role_id`,
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return roleIDs.map((id) => counts.get(id) ?? 0);
  });

/** Ids of the administrators who can sign in, loaded once per request. */
export const createAdministratorIDsLoader = ({ em }: GraphQLContext): DataLoader<'all', number[]> =>
  new DataLoader(async (keys) => {
    const roles = (await loadRoles(em)).filter(({ permissions }) => isAdministrator(permissions));
    const rows = await query(
      em,
      sql<{ id: number }>`select id from "user" where active and role_id = any(${roles.map(({ id }) => id)}::int[])`,
    );
    return keys.map(() => rows.map(({ id }) => id));
  });
