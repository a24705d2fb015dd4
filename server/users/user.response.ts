import { z } from 'zod';
import { permissionNames } from '../shared/permission.ts';
import type { RoleRecord, User } from './user.queries.ts';

const permissionSchema = z.object({
  name: z.enum(permissionNames),
  parameters: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('locales and pageTypes, or directories; without it the permission has no limits'),
});

export const roleResponse = z
  .object({ ID: z.int().positive(), name: z.string(), permissions: z.array(permissionSchema) })
  .meta({ id: 'Role' });

export const userResponse = z
  .object({
    ID: z.int().positive(),
    email: z.string(),
    name: z.string(),
    jobTitle: z.string(),
    image: z.string().nullable().describe('a URL'),
    role: roleResponse,
  })
  .meta({ id: 'User' });

/** Response without a session. */
export const noUserResponse = z.object({ ID: z.literal(0) });

export function toRoleResponse({ id, name, permissions }: RoleRecord): z.output<typeof roleResponse> {
  return { ID: id, name, permissions };
}

export function toUserResponse({ id, email, name, jobTitle, image, role }: User): z.output<typeof userResponse> {
  return { ID: id, email, name, jobTitle, image, role: toRoleResponse(role) };
}
