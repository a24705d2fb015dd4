import { query, sql } from '../shared/database/query.ts';
import type { Transaction } from '../shared/transaction.ts';
import { voidAccountTokens } from '../users/index.ts';
import { forgetLoginFailures, presentPasswordOf } from './account-lockout.ts';

/**
 * Gives an account a password and makes it active: whoever sets it has proved to be its user.
 * Open links and the lockout end; the sessions are the caller's to end.
 */
export async function setPassword(tx: Transaction, userId: number, passwordHash: string): Promise<void> {
  const [account] = await query(
    tx.em,
    sql<{ email: string }>`update "user" set password_hash = ${passwordHash}, active = true, updated_at = now()
                            where id = ${userId} returning email`,
  );
  await voidAccountTokens(tx.em, userId);
  const { accountKeyOf } = tx.services.auth;
  if (account) await forgetLoginFailures(tx.em, accountKeyOf(account.email));
  await forgetLoginFailures(tx.em, accountKeyOf(presentPasswordOf(userId)));
  await tx.audit({
    action: 'user.password-changed',
    subjectType: 'user',
    subjectId: userId,
    changedFields: ['password'],
  });
}
