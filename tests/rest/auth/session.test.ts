import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, type sql as Sql, sql } from '../../../server/shared/database/query.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login, postRaw, signInAs } from '../../support/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = <Row>(statement: ReturnType<typeof Sql<Row>>) => query(server.orm.em.fork(), statement);

describe('POST /auth/user', () => {
  it('returns {"ID": 0} without a session and with an invented one', async () => {
    const browser = server.visitor();
    expect((await browser.post('/auth/user')).body).toEqual({ ID: 0 });
    browser.cookies.set('ximblox_session', 'a'.repeat(43));
    expect((await browser.post('/auth/user')).body).toEqual({ ID: 0 });
    browser.cookies.set('ximblox_session', '%00%ff');
    expect((await browser.post('/auth/user')).body).toEqual({ ID: 0 });
  });

  it('returns the user, needs no token, but X-Requested-With', async () => {
    const { user, browser } = await signInAs(server);
    expect((await postRaw(browser, '/auth/user', { headers: { 'x-csrf-token': '' } })).body).toMatchObject({
      ID: user.id,
    });
    expect((await postRaw(browser, '/auth/user', { headers: { 'x-requested-with': '' } })).status).toBe(403);
  });
});

describe('POST /auth/refresh-session', () => {
  it('is 401 without a session, before a token is required', async () => {
    const browser = server.visitor();
    const response = await browser.fetch('/api/ximblox/auth/refresh-session', { method: 'POST' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ Success: false, Errors: [{ code: 'UM_01', property: '' }] });
  });

  it('returns the user and restarts the 8 hours', async () => {
    const { user, browser } = await signInAs(server);
    await run(sql`update session set last_used_at = now() - interval '30 seconds' where user_id = ${user.id}`);
    const response = await browser.post('/auth/refresh-session');
    expect(response.body).toMatchObject({ Success: true, Errors: [], User: { ID: user.id } });
    const [session] = await run(
      sql<{
        fresh: boolean;
      }>`select last_used_at > now() - interval '5 seconds' as fresh from session where user_id = ${user.id}`,
    );
    expect(session?.fresh).toBe(true);
  });
});

describe('a session', () => {
  it('ends after 8 hours without use', async () => {
    const { user, browser } = await signInAs(server);
    await run(sql`update session set last_used_at = now() - interval '7 hours 59 minutes' where user_id = ${user.id}`);
    expect((await browser.get('/user')).status).toBe(200);
    await run(sql`update session set last_used_at = now() - interval '8 hours 1 second' where user_id = ${user.id}`);
    expect((await browser.get('/user')).status).toBe(401);
  });

  it('ends after 7 days, however much it is used', async () => {
    const { user, browser } = await signInAs(server);
    await run(sql`update session set created_at = now() - interval '7 days 1 second' where user_id = ${user.id}`);
    expect((await browser.post('/auth/refresh-session')).status).toBe(401);
  });

  it('records its last use at most once a minute', async () => {
    const { user, browser } = await signInAs(server);
    const age = async () => {
      const [row] = await run(
        sql<{
          age: number;
        }>`select extract(epoch from now() - last_used_at)::int as age from session where user_id = ${user.id}`,
      );
      return row?.age;
    };
    await run(sql`update session set last_used_at = now() - interval '50 seconds' where user_id = ${user.id}`);
    await browser.get('/user');
    expect(await age()).toBeGreaterThanOrEqual(50);
    await run(sql`update session set last_used_at = now() - interval '70 seconds' where user_id = ${user.id}`);
    await browser.get('/user');
    expect(await age()).toBeLessThan(10);
  });

  it('does not wait for another request that records it', async () => {
    const { user, browser } = await signInAs(server);
    await run(sql`update session set last_used_at = now() - interval '70 seconds' where user_id = ${user.id}`);
    await server.orm.em.fork().transactional(async (em) => {
      await query(em, sql`update session set last_used_at = last_used_at where user_id = ${user.id}`);
      expect((await browser.get('/user')).status).toBe(200);
    });
  });

  it('is invalid once its user is inactive', async () => {
    const { user, browser } = await signInAs(server);
    await run(sql`update "user" set active = false where id = ${user.id}`);
    expect((await browser.get('/user')).status).toBe(401);
  });

  it('has the current rights of its role', async () => {
    const { user, browser } = await signInAs(server);
    expect((await browser.get('/user/list')).status).toBe(403);
    await run(
      sql`update "user" set role_id = (select id from role where name = 'Administrator') where id = ${user.id}`,
    );
    expect((await browser.get('/user/list')).status).toBe(200);
  });

  it('is removed after its end at the user’s next login', async () => {
    const { user } = await signInAs(server);
    await run(sql`update session set last_used_at = now() - interval '9 hours' where user_id = ${user.id}`);
    await login(server.visitor(), user.email);
    expect(await run(sql`select 1 from session where user_id = ${user.id}`)).toHaveLength(1);
  });
});

describe('with https in PUBLIC_URL', () => {
  it('the session cookie is Secure and named __Host-', async () => {
    const secure = await startTestServer({ publicUrl: 'https://cms.example.com' });
    const user = await createUser(secure);
    const browser = secure.visitor();
    await login(browser, user.email);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-ximblox_csrf', '__Host-ximblox_session']);
    expect((await browser.get('/user')).status).toBe(200);
    await secure.stop();
  });
});
