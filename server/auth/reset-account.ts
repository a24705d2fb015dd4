import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import type { RequestContext } from '../shared/http/index.ts';
import { clientNetworkOf } from '../shared/rate-limit/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { endUserApiTokens } from '../api-tokens/index.ts';
import { endUserSessions } from '../sessions/index.ts';
import { isAccountTokenUsable, consumeAccountToken } from '../users/index.ts';
import { resetAccountInput } from './auth.input.ts';
import { setPassword } from './set-password.ts';

const purposes = ['activation', 'reset'] as const;

/**
 * Sets a password by the token of a mail, which also activates the account. Ends its sessions, its API tokens and its
 * lockout. V_05 on `user.token` unknown, used or expired; V_03 on `user.confirm`; V_09, V_10, V_11 on `user.password`.
 */
export async function resetAccount(context: RequestContext, input: unknown): Promise<void> {
  const { token, password } = parseInput(resetAccountInput, input, 'user');
  const { passwords, tokenRateLimit } = context.services.auth;
  tokenRateLimit.consume(clientNetworkOf(context.client.address));
  if (!(await isAccountTokenUsable(context.em, token, purposes)))
    throw InvalidInput.of(Errors.expiredToken, 'user.token');
  const passwordHash = await passwords.hash(password);
  await inTransaction(context, async (tx) => {
    const used = await consumeAccountToken(tx.em, token, purposes);
    if (!used) throw InvalidInput.of(Errors.expiredToken, 'user.token');
    await setPassword(tx, used.userId, passwordHash);
    await endUserSessions(tx, used.userId);
    await endUserApiTokens(tx, used.userId);
  });
}
