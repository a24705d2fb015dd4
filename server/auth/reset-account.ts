import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import { callerOf } from '../shared/rate-limit/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { endApiTokensOf } from '../api-tokens/index.ts';
import { endSessionsOf } from '../sessions/index.ts';
import { isUsableToken, useAccountToken } from '../users/index.ts';
import { resetAccountInput } from './auth.input.ts';
import { setPassword } from './set-password.ts';

const purposes = ['activation', 'reset'] as const;

/**
 * Sets a password by the token of a mail, which activates the account; all its sessions, API tokens and its lockout
 * end.
 * V_05 on `user.token` unknown, used or expired; V_03 on `user.confirm`; V_09, V_10, V_11 on `user.password`.
 */
export async function resetAccount(context: EdgeContext, input: unknown): Promise<void> {
  const { token, password } = parseInput(resetAccountInput, input, 'user');
  const { passwords, tokenBudget } = context.services.auth;
  tokenBudget.take(callerOf(context.client.address));
  if (!(await isUsableToken(context.em, token, purposes))) throw InvalidInput.of('V_05', 'user.token');
  const passwordHash = await passwords.hash(password);
  await inTransaction(context, async (tx) => {
    const used = await useAccountToken(tx.em, token, purposes);
    if (!used) throw InvalidInput.of('V_05', 'user.token');
    await setPassword(tx, used.userId, passwordHash);
    await endSessionsOf(tx, used.userId);
    await endApiTokensOf(tx, used.userId);
  });
}
