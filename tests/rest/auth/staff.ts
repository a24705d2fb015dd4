import { Profile, UserAccount } from '../../../server/users/index.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestAnswer, TestClient } from '../../support/test-client.ts';
import type { TestServer } from '../../support/test-server.ts';

export const password = 'Correct-horse-1';

let number = 0;

/** A user of the tests, active with `password` and the role Editor unless told otherwise. */
export async function createUser(
  server: TestServer,
  { email, role = 'Editor', active = true }: { email?: string; role?: string; active?: boolean } = {},
): Promise<{ id: number; email: string }> {
  number += 1;
  const address = email ?? `user-${number}@example.com`;
  const em = server.orm.em.fork();
  const [found] = await query(em, sql<{ id: number }>`select id from role where name = ${role}`);
  const passwordHash = await server.services.auth.passwords.hash(password);
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

export const login = (browser: TestClient, email: string, secret = password): Promise<TestAnswer> =>
  browser.post('/auth/login', { email, password: secret });

/** A user of a role, and the browser in which it is signed in. */
export async function signIn(server: TestServer, role = 'Editor') {
  const user = await createUser(server, { role });
  const browser = server.visitor();
  const { status, text } = await login(browser, user.email);
  if (status !== 200) throw new Error(`cannot sign in: ${status} ${text}`);
  return { user, browser };
}

/** A POST as it is written here, with the browser's cookies and token unless told otherwise. */
export async function postRaw(browser: TestClient, path: string, { body, headers }: RequestInit = {}) {
  if (browser.csrfToken() === '') await browser.get('/user');
  const answer = await browser.fetch(`/api/ximblox${path}`, {
    method: 'POST',
    body: body ?? null,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': browser.csrfToken(), ...(headers as object) },
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

/** Somebody who manages users, with fewer rights than an administrator. */
export async function signInManager(server: TestServer) {
  number += 1;
  const name = `Manager ${number}`;
  const permissions = [{ name: 'manage-users' }, { name: 'create-page' }, { name: 'edit-page' }];
  const [role] = await query(
    server.orm.em.fork(),
    sql<{ id: number }>`insert into role (name, permissions)
        values (${name}, ${JSON.stringify(permissions)}::jsonb) returning id`,
  );
  return { role: role?.id ?? 0, ...(await signIn(server, name)) };
}
