import { requireViewer, type Viewer } from '../shared/context.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import type { RequestContext } from '../shared/http/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { endUserApiTokens } from '../api-tokens/index.ts';
import { setSessionCookie, renewUserSessions } from '../sessions/index.ts';
import { loadPasswordHash } from '../users/index.ts';
import { countLoginAttempt, clearLoginFailures, currentPasswordKeyOf } from './account-lockout.ts';
import { changePasswordInput } from './auth.input.ts';
import { setPassword } from './set-password.ts';

/**
 * Counted like failed logins, but separately: somebody at an open session can neither guess the password nor lock its
 * owner out.
 */
async function checkPassword(context: RequestContext, viewer: Viewer, given: string): Promise<void> {
  const { passwords, loginQueue, accountKeyOf } = context.services.auth;
  const account = accountKeyOf(currentPasswordKeyOf(viewer.id));
  await loginQueue(account, async () => {
    await countLoginAttempt(context.em, account);
    const isCorrect = await passwords.verify(await loadPasswordHash(context.em, viewer.id), given);
    if (!isCorrect) throw InvalidInput.of(Errors.wrongPassword, 'user.currentPassword');
    await clearLoginFailures(context.em, account);
  });
}

/**
 * Changes the viewer's password. Ends all other sessions, renews this one under a new id, and ends the viewer's API
 * tokens unless `keepTokens` is true. 401 without a session. AUTH_02 on `user.currentPassword`, V_08 on `user.confirm`,
 * V_09, V_10, V_11 on `user.password`; AUTH_03 after 5 wrong current passwords in 10 minutes.
 */
export async function changePassword(context: RequestContext, input: unknown): Promise<void> {
  const viewer = requireViewer(context);
  const { currentPassword, password, keepTokens } = parseInput(changePasswordInput, input, 'user');
  await checkPassword(context, viewer, currentPassword);
  const passwordHash = await context.services.auth.passwords.hash(password);
  const session = await inTransaction(context, async (tx) => {
    await setPassword(tx, viewer.id, passwordHash);
    if (keepTokens !== true) await endUserApiTokens(tx, viewer.id);
    return renewUserSessions(tx, viewer.id, context);
  });
  if (session) setSessionCookie(context, session);
}
