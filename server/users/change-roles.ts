import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { arePermissionsEqual, mergeRole } from './merge-role.ts';
import { loadRole, lockUsersAndRoles, requireRemainingAdministrator } from './load-for-update.ts';
import { Role } from './user.entity.ts';
import { roleInput } from './user.input.ts';
import { canEditRole } from './user.policy.ts';
import type { RoleRecord } from './user.queries.ts';

const expectedInput = z.object({ expected: roleInput.nullable() });

/**
 * Creates a role with at most the viewer's permissions. manage-roles. V_01, V_12, V_14 on `role.…`, 409 V_06 on
 * `role.name`.
 */
export async function createRole(context: Context, input: unknown): Promise<RoleRecord> {
  authorize(context.viewer, canEditRole(context.viewer, { permissions: [] }));
  const { name, permissions } = parseInput(roleInput, input, 'role');
  authorize(context.viewer, canEditRole(context.viewer, { permissions }));
  return inTransaction(context, async (tx) => {
    await lockUsersAndRoles(tx);
    const role = tx.em.create(Role, { name, permissions });
    await tx.em.flush();
    await tx.audit({ action: 'role.created', subjectId: role.id });
    return { id: role.id, name, permissions };
  });
}

/**
 * Changes a role; its users get the new permissions at their next request. manage-roles, for roles that are within the
 * viewer's permissions before and after. `seen` is the role that the caller last saw: properties of `input` that equal
 * it do not change. Errors as `createRole`; V_07 on properties that somebody else changed too, and on
 * `role.permissions` if no administrator would be left; 404 V_12 on `role.id`.
 */
export async function updateRole(
  context: Context,
  id: number,
  { input, seen = null }: { input: unknown; seen?: unknown },
): Promise<RoleRecord> {
  authorize(context.viewer, canEditRole(context.viewer, { permissions: [] }));
  const wanted = parseInput(roleInput, input, 'role');
  const { expected } = parseInput(expectedInput, { expected: seen }, 'role');
  return inTransaction(context, async (tx) => {
    await lockUsersAndRoles(tx);
    const before = await loadRole(tx, id, 'role.id');
    authorize(tx.viewer, canEditRole(tx.viewer, before));
    const { name, permissions } = expected ? mergeRole({ stored: before, wanted, expected }) : wanted;
    authorize(tx.viewer, canEditRole(tx.viewer, { permissions }));
    await tx.em.nativeUpdate(Role, { id }, { name, permissions });
    await requireRemainingAdministrator(tx, 'role.permissions');
    const changedFields = [
      ...(before.name === name ? [] : ['name']),
      ...(arePermissionsEqual(before.permissions, permissions) ? [] : ['permissions']),
    ];
    if (changedFields.length > 0) await tx.audit({ action: 'role.updated', subjectId: id, changedFields });
    return { id, name, permissions };
  });
}

/**
 * Deletes a role without users: otherwise V_07 on `role.id`. manage-roles, for roles within the viewer's permissions.
 */
export async function deleteRole(context: Context, id: number): Promise<void> {
  authorize(context.viewer, canEditRole(context.viewer, { permissions: [] }));
  await inTransaction(context, async (tx) => {
    await lockUsersAndRoles(tx);
    authorize(tx.viewer, canEditRole(tx.viewer, await loadRole(tx, id, 'role.id')));
    const used = await query(tx.em, sql`select 1 from "user" where role_id = ${id} limit 1`);
    if (used.length > 0) throw InvalidInput.of(Errors.invalidState, 'role.id');
    await tx.em.nativeDelete(Role, { id });
    await tx.audit({ action: 'role.deleted', subjectId: id });
  });
}
