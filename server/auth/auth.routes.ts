import { z } from 'zod';
import { type Rest, succeed, successSchema } from '../shared/rest/index.ts';
import { getViewerUser, noUserSchema, presentUser, userSchema } from '../users/index.ts';
import { loginInput } from './auth.input.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';

const auth = { tag: 'Auth', entity: 'user' };
const nothing = z.object({});

export function authRoutes(rest: Rest): void {
  rest.post(
    '/auth/login',
    {
      ...auth,
      summary: 'Sign in; sets the session cookie and changes the CSRF token',
      access: 'anyone',
      body: loginInput,
      success: successSchema({ User: userSchema }),
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
