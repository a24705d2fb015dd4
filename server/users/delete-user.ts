import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { orFail } from '../shared/database/or-fail.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { endSessionsOf } from '../sessions/index.ts';
import { loadUserForChange, requireAdministrator } from './load-for-change.ts';
import { profileFolder } from './user-image.ts';
import { canEditUser } from './user.policy.ts';

/**
 * Deletes a user with profile and picture, all or nothing; what the user made stays. manage-users.
 * V_07 for oneself and the last administrator, 404 UM_02; UM_04, UM_10 name the part that failed.
 */
export async function deleteUser(context: Context, id: number): Promise<void> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  const { storage } = context.services;
  await inTransaction(context, async (tx) => {
    const user = await loadUserForChange(tx, id);
    authorize(tx.viewer, canEditUser(tx.viewer, user));
    if (tx.viewer?.id === id) throw InvalidInput.of('V_07', 'user.id');
    await orFail('UM_10', tx.audit({ action: 'user.deleted', subjectType: 'user', subjectId: id }));
    await endSessionsOf(tx, id);
    await orFail('UM_04', query(tx.em, sql`delete from profile where user_id = ${id}`));
    await orFail('UM_10', query(tx.em, sql`delete from "user" where id = ${id}`));
    await requireAdministrator(tx, 'user.id');
    await tx.emit({ name: 'user.deleted', userID: id });
  });
  // The user is gone whether the store takes part or not; what it still holds goes in the night.
  await storage.removeFolder(profileFolder(id)).catch(() => {});
}
