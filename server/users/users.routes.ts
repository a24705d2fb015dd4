import { z } from 'zod';
import type { Rest } from '../shared/rest/index.ts';
import { getOwnUser, listRoles, listUsers } from './get-user.ts';
import { presentRole, presentUser, roleSchema, userSchema } from './present-user.ts';

const users = { tag: 'Users', entity: 'user' };

export function usersRoutes(rest: Rest): void {
  rest.get(
    '/user',
    { ...users, summary: 'The signed-in user', access: 'signed-in', success: userSchema },
    async ({ context }) => presentUser(await getOwnUser(context)),
  );
  rest.get(
    '/user/list',
    {
      ...users,
      summary: 'Every user, keyed by ID',
      access: 'manage-users',
      success: z.record(z.string(), userSchema),
    },
    async ({ context }) => Object.fromEntries((await listUsers(context)).map((user) => [user.id, presentUser(user)])),
  );
  rest.get(
    '/role/list',
    { ...users, summary: 'Every role', access: 'manage-users', success: z.array(roleSchema) },
    async ({ context }) => (await listRoles(context)).map(presentRole),
  );
}
