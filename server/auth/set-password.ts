import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import { invalidateAccountTokens } from '../users/index.ts';
import { clearLoginFailures, currentPasswordKeyOf } from './account-lockout.ts';

/**
 * Sets the password of an account and activates it: its setter has proved to be its owner. Ends open mail links and the
 * lockout; the caller ends the sessions.
 */
export async function setPassword(tx: Transaction, userId: number, passwordHash: string): Promise<void> {
  const [account] = await query(
    tx.em,
    sql<{ email: string }>`update "user" set password_hash = ${passwordHash}, active = true, updated_at = now()
                            where id = ${userId} returning email`,
  );
  await invalidateAccountTokens(tx.em, userId);
  const { accountKeyOf } = tx.services.auth;
  if (account) await clearLoginFailures(tx.em, accountKeyOf(account.email));
  await clearLoginFailures(tx.em, accountKeyOf(currentPasswordKeyOf(userId)));
  await tx.audit({
    action: 'user.password-changed',
    subjectId: userId,
    changedFields: ['password'],
  });
}
