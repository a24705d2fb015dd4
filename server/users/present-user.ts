import { z } from 'zod';
import { permissionNames } from '../shared/permission.ts';
import type { RoleView, User } from './user.queries.ts';

const permissionSchema = z.object({
  name: z.enum(permissionNames),
  parameters: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('locales and pageTypes, or directories; without it the permission holds for all'),
});

export const roleSchema = z
  .object({ ID: z.int().positive(), name: z.string(), permissions: z.array(permissionSchema) })
  .meta({ id: 'Role' });

export const userSchema = z
  .object({
    ID: z.int().positive(),
    email: z.string(),
    name: z.string(),
    jobTitle: z.string(),
    image: z.string().nullable().describe('an address'),
    role: roleSchema,
  })
  .meta({ id: 'User' });

/** What stands for the user where there is no session. */
export const noUserSchema = z.object({ ID: z.literal(0) });

export function presentRole({ id, name, permissions }: RoleView): z.output<typeof roleSchema> {
  return { ID: id, name, permissions };
}

export function presentUser({ id, email, name, jobTitle, image, role }: User): z.output<typeof userSchema> {
  return { ID: id, email, name, jobTitle, image, role: presentRole(role) };
}
