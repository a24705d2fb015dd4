import { z } from 'zod';
import { type RestRouter, successBody, successSchema } from '../shared/rest/index.ts';
import { getViewerUser, noUserResponse, toUserResponse, userResponse } from '../users/index.ts';
import { changePasswordInput, forgotPasswordInput, loginInput, resetAccountInput } from './auth.input.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';
import { resetAccount } from './reset-account.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Auth', entity: 'user' };
const emptyBody = z.object({});

function addSessionRoutes(rest: RestRouter): void {
  rest.post(
    '/auth/login',
    {
      ...routeDefaults,
      summary: 'Sign in; sets the session cookie and changes the CSRF token',
      access: 'anyone',
      body: loginInput,
      success: successSchema({ User: userResponse }),
      errors: { 400: [Errors.invalidCredentials, Errors.accountLocked] },
    },
    async ({ context, body }) => successBody({ User: toUserResponse(await login(context, body)) }),
  );
  rest.post(
    '/auth/logout',
    {
      ...routeDefaults,
      summary: 'Sign out; ends the session on the server',
      access: 'anyone',
      body: emptyBody,
      success: successSchema({}),
    },
    async ({ context }) => {
      await logout(context);
      return successBody({});
    },
  );
  rest.post(
    '/auth/user',
    {
      ...routeDefaults,
      summary: 'The signed-in user, {"ID": 0} without a session',
      access: 'anyone',
      effect: 'read',
      body: emptyBody,
      success: z.union([userResponse, noUserResponse]),
    },
    async ({ context }) => {
      const user = await getViewerUser(context);
      return user ? toUserResponse(user) : { ID: 0 as const };
    },
  );
  rest.post(
    '/auth/refresh-session',
    {
      ...routeDefaults,
      summary: 'Extend the session by another 8 hours',
      access: 'signed-in',
      askFirst: 'session',
      body: emptyBody,
      success: successSchema({ User: userResponse }),
    },
    async ({ context }) => successBody({ User: toUserResponse(await refreshSession(context)) }),
  );
}

const emptySuccess = successSchema({});

const passwordErrors = [Errors.passwordTooWeak, Errors.passwordTooShort, Errors.passwordTooLong];

function addPasswordRoutes(rest: RestRouter): void {
  rest.post(
    '/auth/forgot-password',
    {
      ...routeDefaults,
      summary: 'Mails a password reset link; the response is the same for an unknown address',
      access: 'anyone',
      body: forgotPasswordInput,
      success: emptySuccess,
      errors: { 400: [Errors.invalidEmail] },
    },
    async ({ context, body }) => {
      await forgotPassword(context, body);
      return successBody({});
    },
  );
  rest.post(
    '/auth/reset-account',
    {
      ...routeDefaults,
      summary:
        'Sets a password by the token of a mail, which also activates the account; its sessions and API tokens end',
      access: 'anyone',
      body: resetAccountInput,
      success: emptySuccess,
      errors: { 400: [Errors.confirmationMismatch, Errors.expiredToken, ...passwordErrors] },
    },
    async ({ context, body }) => {
      await resetAccount(context, body);
      return successBody({});
    },
  );
  rest.post(
    '/auth/change-password',
    {
      ...routeDefaults,
      summary: "Changes the viewer's password; all other sessions end and, without keepTokens, all own API tokens",
      access: 'signed-in',
      body: changePasswordInput,
      success: emptySuccess,
      errors: {
        400: [Errors.wrongPassword, Errors.accountLocked, Errors.passwordMismatch, ...passwordErrors],
      },
    },
    async ({ context, body }) => {
      await changePassword(context, body);
      return successBody({});
    },
  );
}

/** REST routes of sessions and passwords. */
export function authRoutes(rest: RestRouter): void {
  addSessionRoutes(rest);
  addPasswordRoutes(rest);
}
