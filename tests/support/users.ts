import { Profile, UserAccount } from '../../server/users/index.ts';
import { query, sql } from '../../server/shared/database/query.ts';
import type { TestResponse, TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export const userPassword = 'Correct-horse-1';

let number = 0;

/** A test user, by default active, with `userPassword` and the role Editor. */
export async function createUser(
  server: TestServer,
  { email, role = 'Editor', active = true }: { email?: string; role?: string; active?: boolean } = {},
): Promise<{ id: number; email: string }> {
  number += 1;
  const address = email ?? `user-${number}@example.com`;
  const em = server.orm.em.fork();
  const [found] = await query(em, sql<{ id: number }>`select id from role where name = ${role}`);
  const passwordHash = await server.services.auth.passwords.hash(userPassword);
  const user = em.create(UserAccount, { email: address, roleId: found?.id ?? 0, passwordHash, active });
  await em.flush();
  em.create(Profile, {
    userId: user.id,
    name: `User ${number}`,
    jobTitle: 'Verger',
    imageHash: null,
    imageType: null,
    language: null,
  });
  await em.flush();
  return { id: user.id, email: address };
}

export const login = (browser: TestClient, email: string, secret = userPassword): Promise<TestResponse> =>
  browser.post('/auth/login', { email, password: secret });

/** A user of a role, and the browser in which they are signed in. */
export async function signInAs(server: TestServer, role = 'Editor') {
  const user = await createUser(server, { role });
  const browser = server.visitor();
  const { status, text } = await login(browser, user.email);
  if (status !== 200) throw new Error(`cannot sign in: ${status} ${text}`);
  return { user, browser };
}

/** A POST with the given body and headers, by default with the browser's cookies and token. */
export async function postRaw(browser: TestClient, path: string, { body, headers }: RequestInit = {}) {
  if (browser.csrfToken() === '') await browser.get('/user');
  const response = await browser.fetch(`/api/ximblox${path}`, {
    method: 'POST',
    body: body ?? null,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': browser.csrfToken(), ...(headers as object) },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** A user who manages users, with fewer rights than an administrator. */
export async function signInManager(server: TestServer) {
  number += 1;
  const name = `Manager ${number}`;
  const permissions = [{ name: 'manage-users' }, { name: 'create-page' }, { name: 'edit-page' }];
  const [role] = await query(
    server.orm.em.fork(),
    sql<{ id: number }>`insert into role (name, permissions)
        values (${name}, ${JSON.stringify(permissions)}::jsonb) returning id`,
  );
  return { role: role?.id ?? 0, ...(await signInAs(server, name)) };
}
