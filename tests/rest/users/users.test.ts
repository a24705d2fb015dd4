import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { mailsTo } from '../../support/jobs/run-jobs.ts';
import type { TestResponse, TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login, userPassword, signInAs, signInManager } from '../../support/users.ts';

let server: TestServer;
let administrator: TestClient;
let roles: Record<string, number>;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
  const list = (await administrator.get<{ ID: number; name: string }[]>('/role/list')).body;
  roles = Object.fromEntries(list.map(({ ID, name }) => [name, ID]));
});
afterAll(() => server.stop());

const run = <Row>(statement: Parameters<typeof query<Row>>[1]) => query(server.orm.em.fork(), statement);
const errorsOf = ({ body }: TestResponse) => body.Errors;
const unauthorized = { status: 403, body: { Success: false, Errors: [{ code: 'UM_01', property: '' }] } };
const done = { Success: true, Errors: [] };

let number = 0;
const newAddress = () => `new-${(number += 1)}@example.com`;
const newUser = (changes: object = {}) => ({
  email: newAddress(),
  role: roles.Editor,
  profile: { name: 'Anna de Boer', jobTitle: 'Sexton', image: null },
  ...changes,
});

describe.each([
  ['POST /user', '/user', 'user'],
  ['POST /auth/register', '/auth/register', 'User'],
])('%s', (_name, path, key) => {
  const bodyOf = ({ profile, ...others }: ReturnType<typeof newUser>) =>
    path === '/user' ? { ...others, profile } : { ...others, ...profile };
  const send = (changes: object = {}, browser = administrator) => browser.post(path, bodyOf(newUser(changes)));

  it('creates an inactive user, and mails the activation link', async () => {
    const email = newAddress();
    const response = await send({ email });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...done,
      [key]: {
        ID: expect.any(Number) as number,
        email,
        name: 'Anna de Boer',
        jobTitle: 'Sexton',
        image: null,
        role: expect.objectContaining({ ID: roles.Editor, name: 'Editor' }) as object,
      },
    });
    expect((await login(server.visitor(), email)).body).toMatchObject({ Errors: [{ code: 'AUTH_01' }] });
    const [mail] = await mailsTo(server, email);
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/cmsadmin\/activate-account\?token=[\w-]{43}$/);
    const body = { token: mail?.token, password: userPassword, confirm: userPassword };
    expect((await server.visitor().post('/auth/reset-account', body)).body).toEqual(done);
    expect((await login(server.visitor(), email)).body).toMatchObject({ Success: true });
  });

  it('makes the activation link valid for 7 days', async () => {
    const email = newAddress();
    await send({ email });
    await mailsTo(server, email);
    const [row] = await run<{ days: number }>(
      sql`select extract(epoch from t.expires_at - now()) / 86400 as days
            from account_token t join "user" u on u.id = t.user_id where u.email = ${email}`,
    );
    expect(Number(row?.days)).toBeCloseTo(7, 2);
  });

  it('is audited without the address', async () => {
    const email = newAddress();
    const { ID } = (await send({ email })).body[key] as { ID: number };
    const [entry] = await run<{ row: string }>(
      sql`select to_jsonb(a)::text as row from audit_entry a where action = 'user.created' and subject_id = ${ID}`,
    );
    expect(entry?.row).not.toContain(email);
  });

  it('refuses a known address, however it is written, with V_06', async () => {
    const { email } = await createUser(server);
    for (const address of [email, email.toUpperCase(), ` ${email} `]) {
      const response = await send({ email: address });
      expect(response.status).toBe(200);
      expect(errorsOf(response)).toEqual([{ code: 'V_06', property: 'user.email' }]);
    }
  });

  it('accepts only one of two parallel requests with the same address', async () => {
    const email = newAddress();
    const responses = await Promise.all(Array.from({ length: 6 }, () => send({ email })));
    expect(responses.filter(({ body }) => body.Success === true)).toHaveLength(1);
  });

  it.each([
    [{ email: undefined }, 'V_01', 'user.email'],
    [{ email: 'no address' }, 'V_02', 'user.email'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'V_14', 'user.email'],
    [{ role: undefined }, 'V_01', 'user.role'],
    [{ role: 'Administrator' }, 'V_12', 'user.role'],
    [{ profile: { name: '' } }, 'V_01', 'user.name'],
    [{ profile: {} }, 'V_01', 'user.name'],
    [{ profile: { name: 'a'.repeat(256) } }, 'V_14', 'user.name'],
    [{ profile: { name: 'a', jobTitle: 'a'.repeat(256) } }, 'V_14', 'user.jobTitle'],
    [{ profile: { name: 'a', jobTitle: 7 } }, 'V_12', 'user.jobTitle'],
    [{ profile: { name: 'a', image: '/etc/passwd' } }, 'V_12', 'user.image'],
    [{ profile: { name: 'a\0' } }, 'V_12', path === '/user' ? 'user.profile.name' : 'user.name'],
  ])('refuses %j with %s', async (changes, code, property) => {
    const response = await send(changes);
    expect(response.status).toBe(200);
    expect(errorsOf(response)).toEqual([{ code, property }]);
  });

  it('returns 404 for an unknown role', async () => {
    const response = await send({ role: 999_999 });
    expect([response.status, errorsOf(response)]).toEqual([404, [{ code: 'V_12', property: 'user.role' }]]);
  });

  it('requires manage-users', async () => {
    const { browser } = await signInAs(server, 'Publisher');
    expect(await send({}, browser)).toMatchObject(unauthorized);
    expect((await send({}, server.visitor())).status).toBe(401);
  });

  it('grants no role beyond your own rights', async () => {
    const { browser, role } = await signInManager(server);
    expect(await send({ role: roles.Administrator }, browser)).toMatchObject(unauthorized);
    expect(await send({ role: roles.Editor }, browser)).toMatchObject(unauthorized);
    expect((await send({ role }, browser)).body).toMatchObject({ Success: true });
  });

  it('ignores properties that a body may not have', async () => {
    const response = await send({ id: 1, active: true, permissions: [{ name: 'manage-users' }], passwordHash: 'x' });
    const { ID } = response.body[key] as { ID: number };
    const [row] = await run(sql`select active, password_hash from "user" where id = ${ID}`);
    expect(row).toEqual({ active: false, password_hash: null });
  });
});

describe('PUT /user/{id}', () => {
  it('changes name and job title at once, and lists the fields in the audit log', async () => {
    const { id, email } = await createUser(server);
    const body = { email, role: roles.Editor, profile: { name: 'New Name', jobTitle: '', image: null } };
    expect((await administrator.put(`/user/${id}`, body)).body).toEqual(done);
    const list = (await administrator.get<Record<string, object>>('/user/list')).body;
    expect(list[id]).toMatchObject({ name: 'New Name', jobTitle: '', email });
    const [entry] = await run(
      sql`select actor_id is not null as "hasActor", changed_fields from audit_entry
           where action = 'user.updated' and subject_id = ${id}`,
    );
    expect(entry).toEqual({ hasActor: true, changed_fields: ['name', 'jobTitle'] });
  });

  it('lets all users change their own profile, with address and role omitted or unchanged', async () => {
    const { user, browser } = await signInAs(server);
    expect((await browser.put(`/user/${user.id}`, { profile: { name: 'One' } })).body).toEqual(done);
    const same = { email: user.email, role: roles.Editor, profile: { name: 'Two' } };
    expect((await browser.put(`/user/${user.id}`, same)).body).toEqual(done);
    expect((await browser.get('/user')).body).toMatchObject({ name: 'Two', jobTitle: 'Verger' });
    expect(await browser.put(`/user/${user.id}`, { ...same, role: roles.Administrator })).toMatchObject(unauthorized);
    expect(await browser.put(`/user/${user.id}`, { ...same, email: newAddress() })).toMatchObject(unauthorized);
    const other = await createUser(server);
    expect(await browser.put(`/user/${other.id}`, { profile: { name: 'x' } })).toMatchObject(unauthorized);
  });

  it.each(['id', 'ID'])("refuses a body whose %s is another user's with V_12, and changes nothing", async (name) => {
    const { user, browser } = await signInAs(server);
    const put = (body: object) => browser.put(`/user/${user.id}`, body);
    expect(await put({ [name]: user.id + 1, profile: { name: 'Another' } })).toMatchObject({
      status: 200,
      body: { Success: false, Errors: [{ code: 'V_12', property: 'user.id' }] },
    });
    expect((await browser.get('/user')).body).not.toMatchObject({ name: 'Another' });
    expect((await put({ [name]: String(user.id), profile: { name: 'The same' } })).body).toEqual(done);
  });

  it('ends the sessions of a user whose role changes, at once', async () => {
    const { user, browser } = await signInAs(server);
    await administrator.put(`/user/${user.id}`, { role: roles.Publisher });
    expect((await browser.get('/user')).status).toBe(401);
  });

  it('gives users who change their own role a new session id', async () => {
    const { user, browser } = await signInAs(server, 'Administrator');
    const before = browser.cookies.get('ximblox_session');
    expect((await browser.put(`/user/${user.id}`, { role: roles.Publisher })).body).toEqual(done);
    expect(browser.cookies.get('ximblox_session')).not.toBe(before);
    expect((await browser.get('/user')).body).toMatchObject({ role: { name: 'Publisher' } });
  });

  it('keeps the role of the last administrator: V_07', async () => {
    const lonely = await startTestServer();
    const browser = await lonely.signIn();
    const { ID } = (await browser.get<{ ID: number }>('/user')).body;
    const response = await browser.put(`/user/${ID}`, { role: roles.Publisher });
    expect([response.status, errorsOf(response)]).toEqual([200, [{ code: 'V_07', property: 'user.role' }]]);
    expect((await browser.get('/user')).body).toMatchObject({ role: { name: 'Administrator' } });
    const second = await createUser(lonely, { role: 'Administrator' });
    const both = await Promise.all([ID, second.id].map((id) => browser.put(`/user/${id}`, { role: roles.Publisher })));
    expect(both.filter(({ body }) => body.Success === true)).toHaveLength(1);
    await lonely.stop();
  });

  it('cannot change a user with more rights than your own', async () => {
    const { browser, role } = await signInManager(server);
    const chief = await createUser(server, { role: 'Administrator' });
    for (const body of [{ email: newAddress() }, { role }, { profile: { name: 'Owned' } }]) {
      expect(await browser.put(`/user/${chief.id}`, body)).toMatchObject(unauthorized);
    }
  });

  it('changes the address once it was confirmed from there, and notifies the old one', async () => {
    const { id, email } = await createUser(server);
    const next = newAddress();
    expect((await administrator.put(`/user/${id}`, { email: next })).body).toEqual(done);
    const [mail] = await mailsTo(server, next);
    expect(mail?.link).toMatch(/\/cmsadmin\/confirm-email\?token=[\w-]{43}$/);
    const [notice] = await mailsTo(server, email);
    expect([notice?.link, notice?.text.includes(next)]).toEqual([null, true]);
    expect((await login(server.visitor(), email)).body).toMatchObject({ Success: true });
    const confirm = () => server.visitor().post('/auth/confirm-email', { token: mail?.token });
    expect((await confirm()).body).toEqual(done);
    expect(errorsOf(await confirm())).toEqual([{ code: 'V_05', property: 'user.token' }]);
    expect((await login(server.visitor(), email)).body).toMatchObject({ Success: false });
    expect((await login(server.visitor(), next)).body).toMatchObject({ Success: true });
  });

  it('accepts no token of another purpose for that', async () => {
    const { email } = await createUser(server);
    await server.visitor().post('/auth/forgot-password', { email });
    const [mail] = await mailsTo(server, email);
    const response = await server.visitor().post('/auth/confirm-email', { token: mail?.token });
    expect(errorsOf(response)).toEqual([{ code: 'V_05', property: 'user.token' }]);
  });

  it('sends the invitation of an inactive user to the new address, and invalidates the old link', async () => {
    const email = newAddress();
    const { user } = (await administrator.post<{ user: { ID: number } }>('/user', newUser({ email }))).body;
    const [first] = await mailsTo(server, email);
    const next = newAddress();
    await administrator.put(`/user/${user.ID}`, { email: next });
    const [second] = await mailsTo(server, next);
    expect(second?.link).toContain('/cmsadmin/activate-account?token=');
    const reset = (token: unknown) =>
      server.visitor().post('/auth/reset-account', { token, password: userPassword, confirm: userPassword });
    expect(errorsOf(await reset(first?.token))).toEqual([{ code: 'V_05', property: 'user.token' }]);
    expect((await reset(second?.token)).body).toEqual(done);
  });

  it('refuses the address of another user with V_06', async () => {
    const [one, other] = [await createUser(server), await createUser(server)];
    const response = await administrator.put(`/user/${one.id}`, { email: other.email.toUpperCase() });
    expect([response.status, errorsOf(response)]).toEqual([200, [{ code: 'V_06', property: 'user.email' }]]);
  });

  it('accepts null or the current address as the image', async () => {
    const { id } = await createUser(server);
    const response = await administrator.put(`/user/${id}`, { profile: { name: 'a', image: '/other.png' } });
    expect(errorsOf(response)).toEqual([{ code: 'V_12', property: 'user.image' }]);
  });

  it.each(['999999', 'x', '0'])('returns 404 UM_02 for the id %s', async (id) => {
    const response = await administrator.put(`/user/${id}`, { profile: { name: 'a' } });
    expect([response.status, errorsOf(response)]).toEqual([404, [{ code: 'UM_02', property: 'user.id' }]]);
  });
});
