import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { findMailedLink } from './mailbox.ts';
import { administrator } from './product.ts';

/** Of everybody whom `addUser` makes. */
export const password = 'Own-password-1!';

/** Where the product under test keeps its mail. */
export const dataDir = process.env.E2E_DATA_DIR ?? '';

type Answer = { User?: { ID: number }; user?: { ID: number }; Success?: boolean };

/** Calls the REST layer as a client does, with the CSRF token of the answer before. */
function createClient(request: APIRequestContext) {
  let token = '';
  return async (method: string, path: string, data?: object): Promise<Answer> => {
    const send = () =>
      request.fetch(`/api/ximblox${path}`, {
        method,
        headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': token },
        ...(data && { data }),
      });
    let answer = await send();
    token = answer.headers()['x-csrf-token'] ?? token;
    if (answer.status() === 403) answer = await send();
    token = answer.headers()['x-csrf-token'] ?? token;
    return answer.json() as Promise<Answer>;
  };
}

let made = 0;

/** A user of the given role, made over REST by the administrator; not active yet. */
export async function inviteUser(browser: Browser, roleName = 'Editor', name = 'Anna Vermeulen'): Promise<string> {
  const context = await browser.newContext();
  const call = createClient(context.request);
  await call('POST', '/auth/login', administrator);
  const roles = (await call('GET', '/role/list')) as unknown as { ID: number; name: string }[];
  made += 1;
  const email = `person-${process.pid}-${Date.now()}-${made}@example.com`;
  const role = roles.find(({ name }) => name === roleName)?.ID;
  const answer = await call('POST', '/user', { email, role, profile: { name, jobTitle: '' } });
  expect(answer.Success).toBe(true);
  await context.close();
  return email;
}

/** A user who has activated the account by the link of the mail. */
export async function addUser(browser: Browser, roleName = 'Editor', name = 'Anna Vermeulen'): Promise<string> {
  const email = await inviteUser(browser, roleName, name);
  const link = await findMailedLink(dataDir, email, '/cmsadmin/activate-account');
  const context = await browser.newContext();
  const token = new URL(link).searchParams.get('token');
  const call = createClient(context.request);
  const body = { token, password, confirm: password };
  expect((await call('POST', '/auth/reset-account', body)).Success).toBe(true);
  await context.close();
  return email;
}
