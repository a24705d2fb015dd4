import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import type { TestResponse, TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login, signInAs, signInManager } from '../../support/users.ts';

let server: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

const run = <Row>(statement: Parameters<typeof query<Row>>[1]) => query(server.orm.em.fork(), statement);
const errorsOf = ({ body }: TestResponse) => body.Errors;
const unauthorized = { status: 403, body: { Success: false, Errors: [{ code: 'UM_01', property: '' }] } };
const done = { Success: true, Errors: [] };

describe('DELETE /user/{id}', () => {
  it('deletes user, profile and sessions at once', async () => {
    const { user, browser } = await signInAs(server);
    expect((await administrator.delete(`/user/${user.id}`)).body).toEqual(done);
    expect((await browser.get('/user')).status).toBe(401);
    expect(await run(sql`select 1 from "user" where id = ${user.id}`)).toEqual([]);
    expect(await run(sql`select 1 from profile where user_id = ${user.id}`)).toEqual([]);
    expect((await login(server.visitor(), user.email)).body).toMatchObject({ Errors: [{ code: 'AUTH_01' }] });
    expect(
      await run(sql`select 1 from audit_entry where action = 'user.deleted' and subject_id = ${user.id}`),
    ).toHaveLength(1);
  });

  it('keeps what the user created', async () => {
    const { user, browser } = await signInAs(server, 'Publisher');
    const page = {
      title: 'Remaining',
      slug: `remaining-${user.id}`,
      type: 'default',
      locale: 'en',
      content: null,
      typeData: null,
    };
    const { pageID } = (await browser.post<{ pageID: number }>('/page/create', page)).body;
    await administrator.delete(`/user/${user.id}`);
    expect((await administrator.get(`/page/${pageID}`)).status).toBe(200);
  });

  it('is not possible for yourself or the last administrator: V_07', async () => {
    const { ID } = (await administrator.get<{ ID: number }>('/user')).body;
    const response = await administrator.delete(`/user/${ID}`);
    expect([response.status, errorsOf(response)]).toEqual([200, [{ code: 'V_07', property: 'user.id' }]]);
  });

  it('requires manage-users, and rights that cover those of the user', async () => {
    const { id } = await createUser(server);
    const { browser } = await signInAs(server, 'Publisher');
    expect(await browser.delete(`/user/${id}`)).toMatchObject(unauthorized);
    const { browser: manager } = await signInManager(server);
    const chief = await createUser(server, { role: 'Administrator' });
    expect(await manager.delete(`/user/${chief.id}`)).toMatchObject(unauthorized);
  });

  it('returns 404 UM_02 for an unknown user', async () => {
    const response = await administrator.delete('/user/999999');
    expect([response.status, errorsOf(response)]).toEqual([404, [{ code: 'UM_02', property: 'user.id' }]]);
  });

  it.each([
    ['UM_04', 'profile', 'delete', 'true'],
    ['UM_10', '"user"', 'delete', 'true'],
    ['UM_10', 'audit_entry', 'insert', "new.action = 'user.deleted'"],
  ])('returns %s if that part fails, and nothing is deleted', async (code, table, event, condition) => {
    const { id, email } = await createUser(server);
    await run(sql`create or replace function fail_on_purpose() returns trigger language plpgsql as
                  ${sql.lit(`begin if ${condition} then raise exception 'planted'; end if; return ${event === 'insert' ? 'new' : 'old'}; end`)}`);
    await run(sql`create trigger planted before ${sql.raw(event)} on ${sql.raw(table)}
                  for each row execute function fail_on_purpose()`);
    const response = await administrator.delete(`/user/${id}`);
    await run(sql`drop trigger planted on ${sql.raw(table)}`);
    expect([response.status, response.body]).toMatchObject([200, { Success: false, Errors: [{ code, property: '' }] }]);
    expect(response.text).not.toContain('planted');
    expect((await login(server.visitor(), email)).body).toMatchObject({ Success: true });
  });

  it('returns UM_09 if a new user cannot be stored', async () => {
    await run(sql`create or replace function fail_on_purpose() returns trigger language plpgsql as
                  'begin raise exception ''planted''; end'`);
    await run(sql`create trigger planted before insert on profile for each row execute function fail_on_purpose()`);
    const response = await administrator.post('/user', {
      email: 'new@example.com',
      role: 1,
      profile: { name: 'Anna' },
    });
    await run(sql`drop trigger planted on profile`);
    expect([response.status, errorsOf(response)]).toEqual([200, [{ code: 'UM_09', property: '' }]]);
  });
});
