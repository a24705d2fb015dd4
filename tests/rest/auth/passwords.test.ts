import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { mailsTo } from '../../support/jobs/run-jobs.ts';
import type { TestResponse } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { createUser, login, userPassword, signInAs } from '../../support/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = (statement: Parameters<typeof query>[1]) => query(server.orm.em.fork(), statement);
const errorsOf = ({ body }: TestResponse) => body.Errors;
const done = { Success: true, Errors: [] };
const next = 'Another-horse-2';

const forgot = (email: unknown) => server.visitor().post('/auth/forgot-password', { email });
const reset = (token: unknown, secret: unknown = next, confirm: unknown = secret) =>
  server.visitor().post('/auth/reset-account', { token, password: secret, confirm });

async function askForToken(email: string): Promise<string> {
  await forgot(email);
  const mail = (await mailsTo(server, email)).at(-1);
  if (!mail?.token) throw new Error('no mail was sent');
  return mail.token;
}

describe('POST /auth/forgot-password', () => {
  it('mails a link to the screen for a new password, only at the site’s own address', async () => {
    const { email } = await createUser(server);
    const browser = server.visitor();
    await browser.get('/user');
    await browser.fetch('/api/ximblox/auth/forgot-password', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': browser.csrfToken(),
        'x-forwarded-host': 'evil.example',
      },
    });
    const [mail] = await mailsTo(server, email);
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/cmsadmin\/reset-password\?token=[\w-]{43}$/);
    expect(mail?.raw).toContain('Content-Type: text/html');
    expect(mail?.raw).not.toContain('evil');
  });

  it('returns the same for an unknown address, and sends no mail', async () => {
    const { email } = await createUser(server);
    const known = await forgot(email);
    const unknown = await forgot('stranger@example.com');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.body).toEqual(done);
    expect(await mailsTo(server, 'stranger@example.com')).toEqual([]);
  });

  it('mails an account at most three times an hour, however its address is written', async () => {
    const { email } = await createUser(server);
    for (const address of [email, email.toUpperCase(), ` ${email}`, email, email]) await forgot(address);
    expect(await mailsTo(server, email)).toHaveLength(3);
    await run(sql`update account_token set created_at = now() - interval '61 minutes'`);
    await forgot(email);
    expect(await mailsTo(server, email)).toHaveLength(4);
  });

  it('does not count the earlier activation mail among the three', async () => {
    const { id, email } = await createUser(server);
    await run(sql`insert into account_token (token_hash, user_id, purpose, expires_at, used_at)
                  values (sha256(${email}::bytea), ${id}, 'activation', now() + interval '7 days', now())`);
    for (let time = 0; time < 4; time += 1) await forgot(email);
    expect(await mailsTo(server, email)).toHaveLength(3);
  });

  it('sends the activation mail again if the account was never active', async () => {
    const { email } = await createUser(server, { active: false });
    await forgot(email);
    expect((await mailsTo(server, email))[0]?.link).toContain('/cmsadmin/activate-account?token=');
  });

  it.each([
    [undefined, 'V_01'],
    [' ', 'V_01'],
    ['no address', 'V_02'],
    ['a@b', 'V_02'],
    ['a@example.com, b@example.com', 'V_02'],
    ['a@example.com\r\nBcc: b@example.com', 'V_02'],
    [`${'a'.repeat(250)}@example.com`, 'V_14'],
    ['a\0@example.com', 'V_12'],
    [12, 'V_12'],
  ])('refuses %j with %s', async (email, code) => {
    const response = await forgot(email);
    expect(response.status).toBe(200);
    expect(errorsOf(response)).toEqual(expect.arrayContaining([{ code, property: 'user.email' }]));
  });

  it('has a rate limit for each network', async () => {
    const strict = await startTestServer({ rateLimit: true });
    const browser = strict.visitor();
    const statuses = [];
    for (let time = 0; time < 102; time += 1) {
      statuses.push((await browser.post('/auth/forgot-password', { email: 'a@example.com' })).status);
    }
    expect(statuses[99]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    await strict.stop();
  });
});

describe('POST /auth/reset-account', () => {
  it('sets the password, ends every session and the lockout', async () => {
    const { user, browser } = await signInAs(server);
    for (let time = 0; time < 6; time += 1) await login(server.visitor(), user.email, 'Wrong-horse-1');
    expect((await reset(await askForToken(user.email))).body).toEqual(done);
    expect((await browser.get('/user')).status).toBe(401);
    expect((await login(server.visitor(), user.email, userPassword)).body).toMatchObject({
      Errors: [{ code: 'AUTH_01' }],
    });
    expect((await login(server.visitor(), user.email, next)).body).toMatchObject({ Success: true });
    const audit = await run(sql`select action, actor_id, changed_fields from audit_entry
                                 where subject_id = ${user.id} and action = 'user.password-changed'`);
    expect(audit).toEqual([{ action: 'user.password-changed', actor_id: null, changed_fields: ['password'] }]);
  });

  it('accepts a token once, out of 50 parallel attempts', async () => {
    const { email } = await createUser(server);
    const token = await askForToken(email);
    const responses = await Promise.all(Array.from({ length: 50 }, () => reset(token)));
    expect(responses.filter(({ body }) => body.Success === true)).toHaveLength(1);
    const refusals = responses.filter(({ body }) => body.Success === false).map(errorsOf);
    expect(refusals).toEqual(Array.from({ length: 49 }, () => [{ code: 'V_05', property: 'user.token' }]));
  });

  it('invalidates the other links of the account too', async () => {
    const { email } = await createUser(server);
    const first = await askForToken(email);
    const second = await askForToken(email);
    await reset(second);
    expect(errorsOf(await reset(first))).toEqual([{ code: 'V_05', property: 'user.token' }]);
  });

  it('accepts a token for an hour', async () => {
    const { id, email } = await createUser(server);
    const token = await askForToken(email);
    const [row] = (await run(
      sql`select extract(epoch from expires_at - now())::int as left from account_token where user_id = ${id}`,
    )) as { left: number }[];
    expect(row?.left).toBeGreaterThan(3_500);
    expect(row?.left).toBeLessThanOrEqual(3_600);
    await run(sql`update account_token set expires_at = now() - interval '1 second' where user_id = ${id}`);
    expect(errorsOf(await reset(token))).toEqual([{ code: 'V_05', property: 'user.token' }]);
  });

  it('keeps a token valid if the password is refused, or if its link is only opened', async () => {
    const { email } = await createUser(server);
    const token = await askForToken(email);
    await server.visitor().fetch(`/cmsadmin/reset-password?token=${token}`);
    expect(errorsOf(await reset(token, 'short'))).toEqual([
      { code: 'V_09', property: 'user.password' },
      { code: 'V_10', property: 'user.password' },
    ]);
    expect((await reset(token)).body).toEqual(done);
  });

  it.each([
    ['unknown', 'a'.repeat(43), next, next, 'V_05', 'user.token'],
    ['missing', undefined, next, next, 'V_01', 'user.token'],
    ['of a wrong type', 7, next, next, 'V_12', 'user.token'],
  ])('refuses a token that is %s', async (_name, token, secret, confirm, code, property) => {
    expect(errorsOf(await reset(token, secret, confirm))).toEqual([{ code, property }]);
  });

  it('returns V_03 if password and confirmation differ, beside other errors of the password', async () => {
    expect(errorsOf(await reset('a', next, 'Something-else-1'))).toEqual([{ code: 'V_03', property: 'user.confirm' }]);
    expect(errorsOf(await reset('a', 'Ab!', 'Ac!'))).toEqual([
      { code: 'V_10', property: 'user.password' },
      { code: 'V_03', property: 'user.confirm' },
    ]);
  });

  it.each([
    ['abcdefgh!', ['V_09']],
    ['Abcdefghi', ['V_09']],
    ['Abcdef!1', ['V_10']],
    [`A!${'a'.repeat(253)}`, ['V_11']],
    ['', ['V_01']],
  ])('refuses the password %s', async (secret, codes) => {
    expect(errorsOf(await reset('a', secret))).toEqual(codes.map((code) => ({ code, property: 'user.password' })));
  });

  it.each(['Abcdefg!1', `A!${'a'.repeat(252)}`])('accepts a password at the length limits', async (secret) => {
    const { email } = await createUser(server);
    expect((await reset(await askForToken(email), secret)).body).toEqual(done);
    expect((await login(server.visitor(), email, secret)).body).toMatchObject({ Success: true });
  });

  it('grants no rights that a body asks for', async () => {
    const { id, email } = await createUser(server);
    const token = await askForToken(email);
    await server.visitor().post('/auth/reset-account', { token, password: next, confirm: next, role: 1, id: 1 });
    const [row] = await run(sql`select r.name from "user" u join role r on r.id = u.role_id where u.id = ${id}`);
    expect(row).toEqual({ name: 'Editor' });
  });
});

describe('POST /auth/change-password', () => {
  const change = { currentPassword: userPassword, password: next, confirm: next };

  it('sets the password, ends the other sessions and gives this one a new id', async () => {
    const { user, browser } = await signInAs(server);
    const other = server.visitor();
    await login(other, user.email);
    const before = browser.cookies.get('ximblox_session') ?? '';
    expect((await browser.post('/auth/change-password', change)).body).toEqual(done);
    expect((await browser.get('/user')).status).toBe(200);
    expect((await other.get('/user')).status).toBe(401);
    browser.cookies.set('ximblox_session', before);
    expect((await browser.get('/user')).status).toBe(401);
    expect((await login(server.visitor(), user.email, next)).body).toMatchObject({ Success: true });
  });

  it('invalidates links that were mailed before', async () => {
    const { user, browser } = await signInAs(server);
    const token = await askForToken(user.email);
    await browser.post('/auth/change-password', change);
    expect(errorsOf(await reset(token))).toEqual([{ code: 'V_05', property: 'user.token' }]);
  });

  it('is 401 for a visitor', async () => {
    expect((await server.visitor().post('/auth/change-password', change)).status).toBe(401);
  });

  it.each([
    [{ currentPassword: 'Wrong-horse-1' }, 'AUTH_02', 'user.currentPassword'],
    [{ confirm: 'Something-else-1' }, 'V_08', 'user.confirm'],
    [{ password: 'abcdefghi', confirm: 'abcdefghi' }, 'V_09', 'user.password'],
    [{ password: 'Ab!', confirm: 'Ab!' }, 'V_10', 'user.password'],
    [{ password: `A!${'a'.repeat(253)}`, confirm: `A!${'a'.repeat(253)}` }, 'V_11', 'user.password'],
    [{ currentPassword: undefined }, 'V_01', 'user.currentPassword'],
    [{ confirm: undefined }, 'V_01', 'user.confirm'],
  ])('refuses %j with %s', async (given, code, property) => {
    const { browser } = await signInAs(server);
    const response = await browser.post('/auth/change-password', { ...change, ...given });
    expect(response.status).toBe(200);
    expect(errorsOf(response)).toEqual([{ code, property }]);
    expect((await browser.get('/user')).status).toBe(200);
  });

  it('returns AUTH_03 after 5 wrong current passwords, without locking the login', async () => {
    const { user, browser } = await signInAs(server);
    const codes = [];
    for (let time = 0; time < 6; time += 1) {
      const response = await browser.post('/auth/change-password', { ...change, currentPassword: `Wrong-${time}` });
      codes.push((errorsOf(response) as { code: string }[])[0]?.code);
    }
    expect(codes).toEqual(['AUTH_02', 'AUTH_02', 'AUTH_02', 'AUTH_02', 'AUTH_02', 'AUTH_03']);
    expect((await login(server.visitor(), user.email)).body).toMatchObject({ Success: true });
    await reset(await askForToken(user.email), userPassword);
    const again = server.visitor();
    await login(again, user.email);
    expect((await again.post('/auth/change-password', change)).body, 'a reset ends this lockout too').toEqual(done);
  });
});
