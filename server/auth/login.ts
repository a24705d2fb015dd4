import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import { callerOf } from '../shared/rate-limit/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { keepSession, startSession } from '../sessions/index.ts';
import { type Credentials, findCredentials, loadUser, type User } from '../users/index.ts';
import { countLoginTry, forgetLoginFailures, sweepLoginFailures } from './account-lockout.ts';
import { loginInput } from './auth.input.ts';

async function refuse(context: EdgeContext, found: Credentials | null): Promise<never> {
  await inTransaction(context, (tx) =>
    tx.audit({ action: 'auth.login-failed', subjectType: 'user', subjectId: found?.id ?? null }),
  );
  await sweepLoginFailures(context.em);
  throw InvalidInput.of('AUTH_01');
}

async function tryToSignIn(context: EdgeContext, account: Buffer, given: { email: string; password: string }) {
  await countLoginTry(context.em, account);
  const found = await findCredentials(context.em, given.email);
  const right = await context.services.auth.passwords.verify(found?.passwordHash ?? null, given.password);
  if (!found || !right) return refuse(context, found);
  const session = await inTransaction(context, async (tx) => {
    await forgetLoginFailures(tx.em, account);
    const started = await startSession(tx, found.id, context);
    const actor = { id: found.id, sessionId: started.id };
    await tx.audit({ action: 'auth.login', subjectType: 'user', subjectId: found.id, actor });
    return started;
  });
  keepSession(context, session);
  return loadUser(context.em, found.id);
}

/**
 * Signs a browser in and gives it a new session; the one it had ends.
 * AUTH_01 for a wrong address and a wrong password alike, in the same time; AUTH_03 for a locked account;
 * 429 where its network tried too often; V_01, V_14 on `user.email` and `user.password`.
 */
export async function login(context: EdgeContext, input: unknown): Promise<User> {
  const given = parseInput(loginInput, input, 'user');
  const { loginBudget, loginQueue, accountKeyOf } = context.services.auth;
  const caller = callerOf(context.client.address);
  loginBudget.take(caller);
  const account = accountKeyOf(given.email);
  const user = await loginQueue(account, () => tryToSignIn(context, account, given));
  loginBudget.giveBack(caller);
  return user;
}
