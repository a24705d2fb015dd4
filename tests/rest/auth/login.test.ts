import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login, userPassword, postRaw } from '../../support/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const visitor = () => server.visitor();
const rows = <Row>(statement: Parameters<typeof query<Row>>[1]) => query(server.orm.em.fork(), statement);
const refused = (code: string, property = '') => ({
  Success: false,
  Errors: [{ code, property }],
  Message: expect.any(String) as string,
});

describe('POST /auth/login', () => {
  it('returns the user, and the session cookie signs in', async () => {
    const user = await createUser(server);
    const browser = visitor();
    const response = await login(browser, user.email);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body).toEqual({
      Success: true,
      Errors: [],
      User: {
        ID: user.id,
        email: user.email,
        name: expect.stringMatching(/^User/) as string,
        jobTitle: 'Verger',
        image: null,
        role: {
          ID: expect.any(Number) as number,
          name: 'Editor',
          permissions: [
            { name: 'create-page' },
            { name: 'edit-page' },
            { name: 'manage-media' },
            { name: 'manage-tags' },
          ],
        },
      },
    });
    expect((await browser.get('/user')).body).toMatchObject({ ID: user.id });
  });

  it('sets a cookie that scripts and other sites cannot use, and stores only its hash', async () => {
    const user = await createUser(server);
    const browser = visitor();
    const { headers } = await login(browser, user.email);
    const cookie = headers.getSetCookie().find((value) => value.startsWith('ximblox_session='));
    expect(cookie).toMatch(/^ximblox_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = browser.cookies.get('ximblox_session') ?? '';
    const [row] = await rows(
      sql<{
        row: string;
        right: boolean;
      }>`select to_jsonb(s)::text as row, token_hash = sha256(${token}::bytea) as right
                               from session s where user_id = ${user.id}`,
    );
    expect(row?.right).toBe(true);
    expect(row?.row).not.toContain(token);
  });

  it('accepts the address however it is written', async () => {
    const user = await createUser(server, { email: 'Jän.Smit@example.com' });
    for (const email of ['jän.smit@example.com', ' JÄN.SMIT@EXAMPLE.COM ', 'ja\u0308n.smit@example.com']) {
      expect((await login(visitor(), email)).body).toMatchObject({ Success: true, User: { ID: user.id } });
    }
  });

  it('returns the same for a wrong password, an unknown address and an inactive user', async () => {
    const user = await createUser(server);
    const inactive = await createUser(server, { active: false });
    const responses = await Promise.all([
      login(visitor(), user.email, 'Wrong-horse-1'),
      login(visitor(), 'nobody@example.com'),
      login(visitor(), inactive.email),
      login(visitor(), 'no address at all'),
    ]);
    for (const { status, body, headers } of responses) {
      expect(status).toBe(200);
      expect(body).toEqual(refused('AUTH_01'));
      expect(headers.getSetCookie().join()).not.toContain('ximblox_session');
    }
  });

  it('needs an address and a password', async () => {
    expect((await visitor().post('/auth/login', {})).body).toEqual({
      ...refused('V_01'),
      Errors: [
        { code: 'V_01', property: 'user.email' },
        { code: 'V_01', property: 'user.password' },
      ],
    });
    expect((await login(visitor(), ' ')).body).toEqual(refused('V_01', 'user.email'));
  });

  it.each([
    [{ email: 'a', password: '' }, 'V_01', 'user.password'],
    [{ email: 'a'.repeat(256), password: 'a' }, 'V_14', 'user.email'],
    [{ email: 'a', password: 'a'.repeat(1_001) }, 'V_14', 'user.password'],
    [{ email: ['a'], password: 'a' }, 'V_12', 'user.email'],
    [{ email: 'a', password: { length: 9 } }, 'V_12', 'user.password'],
    [{ email: 'a\0', password: 'a' }, 'V_12', 'user.email'],
    [{ email: 'a', password: 'a\ud800' }, 'V_12', 'user.password'],
    [[], 'V_12', ''],
    ['{', 'V_12', ''],
    ['null', 'V_12', ''],
  ])('returns bad input with 200 and its code (%#)', async (body, code, property) => {
    const browser = visitor();
    const response = await postRaw(browser, '/auth/login', {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(response.body).toEqual(refused(code, property));
  });

  it('ignores role, id and permissions in the body', async () => {
    const user = await createUser(server);
    const response = await visitor().post('/auth/login', {
      email: user.email,
      password: userPassword,
      id: 1,
      role: 1,
      permissions: ['manage-users'],
    });
    expect(response.body).toMatchObject({ User: { ID: user.id, role: { name: 'Editor' } } });
  });

  it('needs the CSRF token, and changes it', async () => {
    const user = await createUser(server);
    const browser = visitor();
    const without = await postRaw(browser, '/auth/login', { headers: { 'x-csrf-token': 'x' } });
    expect([without.status, without.body]).toEqual([403, refused('V_04')]);
    const before = browser.csrfToken();
    await login(browser, user.email);
    expect(browser.csrfToken()).not.toBe(before);
    const old = await postRaw(browser, '/auth/logout', { headers: { 'x-csrf-token': before } });
    expect(old.status).toBe(403);
  });

  it('creates a new session and ends the previous one of the browser', async () => {
    const user = await createUser(server);
    const browser = visitor();
    await login(browser, user.email);
    const first = browser.cookies.get('ximblox_session') ?? '';
    await login(browser, user.email);
    expect(browser.cookies.get('ximblox_session')).not.toBe(first);
    browser.cookies.set('ximblox_session', first);
    expect((await browser.get('/user')).status).toBe(401);
  });

  it('is audited: who and from which session, a failure without the address', async () => {
    const user = await createUser(server);
    await login(visitor(), user.email);
    await login(visitor(), user.email, 'Wrong-horse-1');
    const entries = await rows(
      sql`select action, actor_id, session_id is not null as "hasSession", changed_fields from audit_entry
           where subject_type = 'user' and subject_id = ${user.id} order by id`,
    );
    expect(entries).toEqual([
      { action: 'auth.login', actor_id: user.id, hasSession: true, changed_fields: [] },
      { action: 'auth.login-failed', actor_id: null, hasSession: false, changed_fields: [] },
    ]);
  });
});

describe('POST /auth/logout', () => {
  it('ends the session on the server and changes the CSRF token', async () => {
    const user = await createUser(server);
    const browser = visitor();
    await login(browser, user.email);
    const session = browser.cookies.get('ximblox_session') ?? '';
    const token = browser.csrfToken();
    expect((await browser.post('/auth/logout')).body).toEqual({ Success: true, Errors: [] });
    expect(browser.cookies.has('ximblox_session')).toBe(false);
    expect(browser.csrfToken()).not.toBe(token);
    browser.cookies.set('ximblox_session', session);
    expect((await browser.post('/auth/user')).body).toEqual({ ID: 0 });
    const [entry] = await rows(
      sql`select actor_id from audit_entry where action = 'auth.logout' and actor_id = ${user.id}`,
    );
    expect(entry).toBeDefined();
  });

  it('keeps the user’s other sessions', async () => {
    const user = await createUser(server);
    const [one, other] = [visitor(), visitor()];
    await login(one, user.email);
    await login(other, user.email);
    await one.post('/auth/logout');
    expect((await other.get('/user')).status).toBe(200);
  });

  it('succeeds without a session', async () => {
    expect((await visitor().post('/auth/logout')).body).toEqual({ Success: true, Errors: [] });
  });
});
