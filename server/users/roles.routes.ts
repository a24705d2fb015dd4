import { z } from 'zod';
import { type Rest, succeed, successSchema } from '../shared/rest/index.ts';
import { createRole, deleteRole, updateRole } from './change-roles.ts';
import { listRoles } from './get-user.ts';
import { presentRole, roleSchema } from './present-user.ts';
import { roleInput } from './user.input.ts';

const roles = { tag: 'Roles', entity: 'role' };
const oneRole = { ...roles, ids: { id: { code: 'V_12', property: 'role.id' } } } as const;
const success = successSchema({ role: roleSchema });

export function rolesRoutes(rest: Rest): void {
  rest.get(
    '/role/list',
    { ...roles, summary: 'Every role', access: 'manage-users', success: z.array(roleSchema) },
    async ({ context }) => (await listRoles(context)).map(presentRole),
  );
  rest.post(
    '/role',
    {
      ...roles,
      summary: 'Makes a role of at most the own rights',
      access: 'manage-roles',
      body: roleInput,
      success,
      errors: { 409: ['V_06'] },
    },
    async ({ context, body }) => succeed({ role: presentRole(await createRole(context, body)) }),
  );
  rest.put(
    '/role/:id',
    {
      ...oneRole,
      summary: 'Changes a role of at most the own rights',
      access: 'manage-roles',
      body: roleInput,
      success,
      errors: { 409: ['V_06', 'V_07'] },
    },
    async ({ context, ids, body }) => succeed({ role: presentRole(await updateRole(context, ids.id, body)) }),
  );
  rest.delete(
    '/role/:id',
    {
      ...oneRole,
      summary: 'Deletes a role that nobody has',
      access: 'manage-roles',
      success: successSchema({}),
      errors: { 409: ['V_07'] },
    },
    async ({ context, ids }) => {
      await deleteRole(context, ids.id);
      return succeed({});
    },
  );
}
