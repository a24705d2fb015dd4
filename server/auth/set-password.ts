import type { Transaction } from '../shared/transaction.ts';
import { invalidateAccountTokens, storePasswordHash } from '../users/index.ts';
import { clearLoginFailures, currentPasswordKeyOf } from './account-lockout.ts';

/**
 * Sets the password of an account and activates it: its setter has proved to be its owner. Ends open mail links and the
 * lockout; the caller ends the sessions.
 */
export async function setPassword(tx: Transaction, userId: number, passwordHash: string): Promise<void> {
  const email = await storePasswordHash(tx.em, userId, passwordHash);
  await invalidateAccountTokens(tx.em, userId);
  const { accountKeyOf } = tx.services.auth;
  if (email !== null) await clearLoginFailures(tx.em, accountKeyOf(email));
  await clearLoginFailures(tx.em, accountKeyOf(currentPasswordKeyOf(userId)));
  await tx.audit({
    action: 'user.password-changed',
    subjectId: userId,
    changedFields: ['password'],
  });
}
