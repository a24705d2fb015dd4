import { authorize, type Context, hasPermission } from '../shared/context.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { voidAccountTokens } from './account-token.ts';
import { loadUserForChange } from './load-for-change.ts';
import { canEditUser } from './user.policy.ts';
import type { User } from './user.queries.ts';

/**
 * Invites somebody once more who has not chosen a password yet; the links sent before end. manage-users.
 * V_07 on `user.active` for an active account, 404 UM_02.
 */
export async function resendActivation(context: Context, id: number): Promise<User> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-users'));
  return inTransaction(context, async (tx) => {
    const user = await loadUserForChange(tx, id);
    authorize(tx.viewer, canEditUser(tx.viewer, user));
    if (user.active) throw InvalidInput.of('V_07', 'user.active');
    await voidAccountTokens(tx.em, id);
    await tx.audit({ action: 'user.activation-resent', subjectType: 'user', subjectId: id });
    await tx.emit({ name: 'user.created', userID: id });
    return user;
  });
}
