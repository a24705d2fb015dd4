import { z } from 'zod';
import { type RestRouter, successBody, successSchema } from '../shared/rest/index.ts';
import { createRole, deleteRole, updateRole } from './change-roles.ts';
import { listRoles } from './get-user.ts';
import { toRoleResponse, roleResponse } from './user.response.ts';
import { roleInput } from './user.input.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Roles', entity: 'role' };
const singleRoleOptions = { ...routeDefaults, ids: { id: { code: Errors.invalid, property: 'role.id' } } } as const;
const success = successSchema({ role: roleResponse });

export function rolesRoutes(rest: RestRouter): void {
  rest.get(
    '/role/list',
    { ...routeDefaults, summary: 'Every role', access: 'manage-users', success: z.array(roleResponse) },
    async ({ context }) => (await listRoles(context)).map(toRoleResponse),
  );
  rest.post(
    '/role',
    {
      ...routeDefaults,
      summary: "Creates a role with at most the viewer's permissions",
      access: 'manage-roles',
      body: roleInput,
      success,
      errors: { 409: [Errors.alreadyExists] },
    },
    async ({ context, body }) => successBody({ role: toRoleResponse(await createRole(context, body)) }),
  );
  rest.put(
    '/role/:id',
    {
      ...singleRoleOptions,
      summary: "Changes a role within the viewer's permissions",
      access: 'manage-roles',
      body: roleInput,
      success,
      errors: { 409: [Errors.alreadyExists, Errors.invalidState] },
    },
    async ({ context, ids, body }) =>
      successBody({ role: toRoleResponse(await updateRole(context, ids.id, { input: body })) }),
  );
  rest.delete(
    '/role/:id',
    {
      ...singleRoleOptions,
      summary: 'Deletes a role without users',
      access: 'manage-roles',
      success: successSchema({}),
      errors: { 409: [Errors.invalidState] },
    },
    async ({ context, ids }) => {
      await deleteRole(context, ids.id);
      return successBody({});
    },
  );
}
