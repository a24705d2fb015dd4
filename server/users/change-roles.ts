import { isDeepStrictEqual } from 'node:util';
import { authorize, type Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { loadRole, lockStaff, requireAdministrator } from './load-for-change.ts';
import { Role } from './user.entity.ts';
import { roleInput } from './user.input.ts';
import { canEditRole } from './user.policy.ts';
import type { RoleView } from './user.queries.ts';

/** Makes a role of at most the own rights. manage-roles. V_01, V_12, V_14 on `role.…`, 409 V_06 on `role.name`. */
export async function createRole(context: Context, input: unknown): Promise<RoleView> {
  authorize(context.viewer, canEditRole(context.viewer, { permissions: [] }));
  const { name, permissions } = parseInput(roleInput, input, 'role');
  authorize(context.viewer, canEditRole(context.viewer, { permissions }));
  return inTransaction(context, async (tx) => {
    await lockStaff(tx);
    const role = tx.em.create(Role, { name, permissions });
    await tx.em.flush();
    await tx.audit({ action: 'role.created', subjectType: 'role', subjectId: role.id });
    return { id: role.id, name, permissions };
  });
}

/**
 * Changes a role; its users have the new rights at their next request. manage-roles, for roles up to the own rights
 * before and after. As createRole; V_07 on `role.permissions` where no administrator would be left; 404 V_12 on `role.id`.
 */
export async function updateRole(context: Context, id: number, input: unknown): Promise<RoleView> {
  authorize(context.viewer, canEditRole(context.viewer, { permissions: [] }));
  const { name, permissions } = parseInput(roleInput, input, 'role');
  return inTransaction(context, async (tx) => {
    await lockStaff(tx);
    const before = await loadRole(tx, id, 'role.id');
    authorize(tx.viewer, canEditRole(tx.viewer, before) && canEditRole(tx.viewer, { permissions }));
    await tx.em.nativeUpdate(Role, { id }, { name, permissions });
    await requireAdministrator(tx, 'role.permissions');
    const changedFields = [
      ...(before.name === name ? [] : ['name']),
      ...(isDeepStrictEqual(before.permissions, permissions) ? [] : ['permissions']),
    ];
    if (changedFields.length > 0)
      await tx.audit({ action: 'role.updated', subjectType: 'role', subjectId: id, changedFields });
    return { id, name, permissions };
  });
}

/** Deletes a role that nobody has: V_07 on `role.id` otherwise. manage-roles, for roles up to the own rights. */
export async function deleteRole(context: Context, id: number): Promise<void> {
  authorize(context.viewer, canEditRole(context.viewer, { permissions: [] }));
  await inTransaction(context, async (tx) => {
    await lockStaff(tx);
    authorize(tx.viewer, canEditRole(tx.viewer, await loadRole(tx, id, 'role.id')));
    const used = await query(tx.em, sql`select 1 from "user" where role_id = ${id} limit 1`);
    if (used.length > 0) throw InvalidInput.of('V_07', 'role.id');
    await query(tx.em, sql`delete from role where id = ${id}`);
    await tx.audit({ action: 'role.deleted', subjectType: 'role', subjectId: id });
  });
}
