import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { invalidateAccountTokens } from './account-token.ts';
import { loadUserForUpdate } from './load-for-update.ts';
import { canEditUser } from './user.policy.ts';
import type { User } from './user.queries.ts';

/**
 * Sends the activation mail again to a user without a password; earlier links are invalidated. manage-users. V_07 on
 * `user.active` for an active account, 404 UM_02.
 */
export async function resendActivation(context: Context, id: number): Promise<User> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  return inTransaction(context, async (tx) => {
    const user = await loadUserForUpdate(tx, id);
    authorize(tx.viewer, canEditUser(tx.viewer, user));
    if (user.active) throw InvalidInput.of(Errors.invalidState, 'user.active');
    await invalidateAccountTokens(tx.em, id);
    await tx.audit({ action: 'user.activation-resent', subjectId: id });
    await tx.emit({ name: 'user.created', userID: id });
    return user;
  });
}
