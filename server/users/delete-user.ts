import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { withStepFailure } from '../shared/database/with-step-failure.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { endUserSessions } from '../sessions/index.ts';
import { loadUserForUpdate, requireRemainingAdministrator } from './load-for-update.ts';
import { profileImageFolder } from './user-image.ts';
import { canEditUser } from './user.policy.ts';

/**
 * Deletes a user with profile and image, all or nothing. What the user created stays. manage-users. V_07 for oneself
 * and the last administrator, 404 UM_02; UM_04, UM_10 name the part that failed.
 */
export async function deleteUser(context: Context, id: number): Promise<void> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  const { storage } = context.services;
  await inTransaction(context, async (tx) => {
    const user = await loadUserForUpdate(tx, id);
    authorize(tx.viewer, canEditUser(tx.viewer, user));
    if (tx.viewer?.id === id) throw InvalidInput.of(Errors.invalidState, 'user.id');
    await withStepFailure(Errors.userDeletionFailed, tx.audit({ action: 'user.deleted', subjectId: id }));
    await endUserSessions(tx, id);
    await withStepFailure(Errors.profileDeletionFailed, query(tx.em, sql`delete from profile where user_id = ${id}`));
    await withStepFailure(Errors.userDeletionFailed, query(tx.em, sql`delete from "user" where id = ${id}`));
    await requireRemainingAdministrator(tx, 'user.id');
    await tx.emit({ name: 'user.deleted', userID: id });
  });
  // The user is deleted even if the storage is unavailable; the nightly sweep removes what is left.
  await storage.removeFolder(profileImageFolder(id)).catch(() => {});
}
