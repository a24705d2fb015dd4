import { requireViewer, type Viewer } from '../shared/context.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import type { EdgeContext } from '../shared/http/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { endApiTokensOf } from '../api-tokens/index.ts';
import { keepSession, renewSessionsOf } from '../sessions/index.ts';
import { loadPasswordHash } from '../users/index.ts';
import { countLoginTry, forgetLoginFailures, presentPasswordOf } from './account-lockout.ts';
import { changePasswordInput } from './auth.input.ts';
import { setPassword } from './set-password.ts';

/** Counted as failed logins are, but apart: who sits at somebody's open session can neither guess nor lock them out. */
async function checkPassword(context: EdgeContext, viewer: Viewer, given: string): Promise<void> {
  const { passwords, loginQueue, accountKeyOf } = context.services.auth;
  const account = accountKeyOf(presentPasswordOf(viewer.id));
  await loginQueue(account, async () => {
    await countLoginTry(context.em, account);
    const right = await passwords.verify(await loadPasswordHash(context.em, viewer.id), given);
    if (!right) throw InvalidInput.of('AUTH_02', 'user.currentPassword');
    await forgetLoginFailures(context.em, account);
  });
}

/**
 * Changes the own password; every other session ends, this one goes on under a new id; the own API tokens end, unless
 * `keepTokens` is given. 401 without a session.
 * AUTH_02 on `user.currentPassword`, V_08 on `user.confirm`, V_09, V_10, V_11 on `user.password`; AUTH_03 after
 * 5 wrong present passwords in 10 minutes.
 */
export async function changePassword(context: EdgeContext, input: unknown): Promise<void> {
  const viewer = requireViewer(context);
  const { currentPassword, password, keepTokens } = parseInput(changePasswordInput, input, 'user');
  await checkPassword(context, viewer, currentPassword);
  const passwordHash = await context.services.auth.passwords.hash(password);
  const session = await inTransaction(context, async (tx) => {
    await setPassword(tx, viewer.id, passwordHash);
    if (keepTokens !== true) await endApiTokensOf(tx, viewer.id);
    return renewSessionsOf(tx, viewer.id, context);
  });
  if (session) keepSession(context, session);
}
