import { z } from 'zod';
import { type Rest, succeed, successSchema } from '../shared/rest/index.ts';
import { getViewerUser, noUserSchema, presentUser, userSchema } from '../users/index.ts';
import { changePasswordInput, forgotPasswordInput, loginInput, resetAccountInput } from './auth.input.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';
import { resetAccount } from './reset-account.ts';

const auth = { tag: 'Auth', entity: 'user' };
const nothing = z.object({});

function addSessions(rest: Rest): void {
  rest.post(
    '/auth/login',
    {
      ...auth,
      summary: 'Sign in; sets the session cookie and changes the CSRF token',
      access: 'anyone',
      body: loginInput,
      success: successSchema({ User: userSchema }),
      errors: { 400: ['AUTH_01', 'AUTH_03'] },
    },
    async ({ context, body }) => succeed({ User: presentUser(await login(context, body)) }),
  );
  rest.post(
    '/auth/logout',
    {
      ...auth,
      summary: 'Sign out; ends the session on the server',
      access: 'anyone',
      body: nothing,
      success: successSchema({}),
    },
    async ({ context }) => {
      await logout(context);
      return succeed({});
    },
  );
  rest.post(
    '/auth/user',
    {
      ...auth,
      summary: 'The signed-in user, {"ID": 0} without a session',
      access: 'anyone',
      effect: 'read',
      body: nothing,
      success: z.union([userSchema, noUserSchema]),
    },
    async ({ context }) => {
      const user = await getViewerUser(context);
      return user ? presentUser(user) : { ID: 0 as const };
    },
  );
  rest.post(
    '/auth/refresh-session',
    {
      ...auth,
      summary: 'Use the session, so that its 8 hours begin again',
      access: 'signed-in',
      askFirst: 'session',
      body: nothing,
      success: successSchema({ User: userSchema }),
    },
    async ({ context }) => succeed({ User: presentUser(await refreshSession(context)) }),
  );
}

const done = successSchema({});

function addPasswords(rest: Rest): void {
  rest.post(
    '/auth/forgot-password',
    {
      ...auth,
      summary: 'Mails a link to a new password; the answer is the same for an unknown address',
      access: 'anyone',
      body: forgotPasswordInput,
      success: done,
      errors: { 400: ['V_02'] },
    },
    async ({ context, body }) => {
      await forgotPassword(context, body);
      return succeed({});
    },
  );
  rest.post(
    '/auth/reset-account',
    {
      ...auth,
      summary:
        'Sets a password by the token of a mail, which activates the account too; its sessions and API tokens end',
      access: 'anyone',
      body: resetAccountInput,
      success: done,
      errors: { 400: ['V_03', 'V_05', 'V_09', 'V_10', 'V_11'] },
    },
    async ({ context, body }) => {
      await resetAccount(context, body);
      return succeed({});
    },
  );
  rest.post(
    '/auth/change-password',
    {
      ...auth,
      summary: 'Changes the own password; every other session ends, and without keepTokens every own API token',
      access: 'signed-in',
      body: changePasswordInput,
      success: done,
      errors: { 400: ['AUTH_02', 'AUTH_03', 'V_08', 'V_09', 'V_10', 'V_11'] },
    },
    async ({ context, body }) => {
      await changePassword(context, body);
      return succeed({});
    },
  );
}

/** Sessions and passwords. */
export function authRoutes(rest: Rest): void {
  addSessions(rest);
  addPasswords(rest);
}
