import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import type { RequestContext } from '../shared/http/index.ts';
import { clientNetworkOf } from '../shared/rate-limit/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { setSessionCookie, startSession } from '../sessions/index.ts';
import { type Credentials, findCredentials, loadUser, type User } from '../users/index.ts';
import { countLoginAttempt, clearLoginFailures, sweepLoginFailures } from './account-lockout.ts';
import { loginInput } from './auth.input.ts';

async function rejectLogin(context: RequestContext, found: Credentials | null): Promise<never> {
  await inTransaction(context, (tx) => tx.audit({ action: 'auth.login-failed', subjectId: found?.id ?? null }));
  await sweepLoginFailures(context.em);
  throw InvalidInput.of(Errors.invalidCredentials);
}

async function verifyAndSignIn(
  context: RequestContext,
  account: Buffer,
  credentials: { email: string; password: string },
) {
  await countLoginAttempt(context.em, account);
  const found = await findCredentials(context.em, credentials.email);
  const isCorrect = await context.services.auth.passwords.verify(found?.passwordHash ?? null, credentials.password);
  if (!found || !isCorrect) return rejectLogin(context, found);
  const session = await inTransaction(context, async (tx) => {
    await clearLoginFailures(tx.em, account);
    const started = await startSession(tx, found.id, context);
    const actor = { id: found.id, sessionId: started.id };
    await tx.audit({ action: 'auth.login', subjectId: found.id, actor });
    return started;
  });
  setSessionCookie(context, session);
  return loadUser(context.em, found.id);
}

/**
 * Signs a browser in and gives it a new session in place of its old one. AUTH_01 for a wrong address or a wrong
 * password, after the same time; AUTH_03 for a locked account; 429 for too many attempts of one network; V_01, V_14 on
 * `user.email` and `user.password`.
 */
export async function login(context: RequestContext, input: unknown): Promise<User> {
  const credentials = parseInput(loginInput, input, 'user');
  const { loginRateLimit, loginQueue, accountKeyOf } = context.services.auth;
  const caller = clientNetworkOf(context.client.address);
  loginRateLimit.consume(caller);
  const account = accountKeyOf(credentials.email);
  const user = await loginQueue(account, () => verifyAndSignIn(context, account, credentials));
  loginRateLimit.refund(caller);
  return user;
}
