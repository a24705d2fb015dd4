import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { userPassword, signInAs } from '../../support/users.ts';
import { createProgram } from '../../support/api-tokens.ts';
import { auditActions } from '../../support/audit-actions.ts';
import { mailsTo } from '../../support/jobs/run-jobs.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const next = 'Another-horse-2';

/** A user with two programs; the name of one of them could be mistaken for markup or links in a mail. */
async function signInWithTokens() {
  const { browser, user } = await signInAs(server, 'Editor');
  const first = await createProgram(server, browser, { name: 'Newsletter' });
  const second = await createProgram(server, browser, { name: '{site} <b>export</b>' });
  const statuses = async () => [(await first.program.get('/user')).status, (await second.program.get('/user')).status];
  return { browser, user, first, second, statuses };
}

const change = { currentPassword: userPassword, password: next, confirm: next };

describe('changing your own password', () => {
  it('revokes your API tokens, with an audit entry and a mail that names them', async () => {
    const { browser, user, first, second, statuses } = await signInWithTokens();
    const other = await signInWithTokens();
    expect((await browser.post('/auth/change-password', change)).body).toEqual({ Success: true, Errors: [] });
    expect(await statuses()).toEqual([401, 401]);
    expect(await other.statuses()).toEqual([200, 200]);
    for (const { id } of [first, second])
      expect(await auditActions(server, 'api-token', id)).toEqual(['api-token.created', 'api-token.revoked']);
    const [mail, ...more] = await mailsTo(server, user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Newsletter and {site} <b>export</b>');
    expect(mail?.raw).toContain('&lt;b&gt;export');
    expect(mail?.link).toMatch(/\/cmsadmin\/api-tokens$/);
  });

  it('keeps the tokens with keepTokens, and sends no mail', async () => {
    const { browser, user, first, statuses } = await signInWithTokens();
    const response = await browser.post('/auth/change-password', { ...change, keepTokens: true });
    expect(response.body).toEqual({ Success: true, Errors: [] });
    expect(await statuses()).toEqual([200, 200]);
    expect(await auditActions(server, 'api-token', first.id)).toEqual(['api-token.created']);
    expect(await mailsTo(server, user.email)).toEqual([]);
  });

  it.each([
    ['false', [401, 401]],
    ['null', [401, 401]],
    ['true', [200, 200]],
  ])('works the same by GraphQL with keepTokens: %s', async (keepTokens, expected) => {
    const { browser, statuses } = await signInWithTokens();
    const { data } = await browser.graphql(
      `mutation { changePassword(currentPassword: "${userPassword}", password: "${next}", confirm: "${next}",
                                 keepTokens: ${keepTokens}) { errors { code } } }`,
    );
    expect(data).toEqual({ changePassword: { errors: [] } });
    expect(await statuses()).toEqual(expected);
  });

  it('keeps the tokens if the password is not changed', async () => {
    const { browser, statuses } = await signInWithTokens();
    await browser.post('/auth/change-password', { ...change, currentPassword: 'Wrong-horse-1' });
    expect(await statuses()).toEqual([200, 200]);
    const wrong = await browser.post('/auth/change-password', { ...change, keepTokens: 'yes' });
    expect(wrong.body).toMatchObject({ Errors: [{ code: 'V_12', property: 'user.keepTokens' }] });
  });

  it('leaves room for new tokens, however many were revoked', async () => {
    const { browser } = await signInWithTokens();
    for (let count = 2; count < 100; count += 1) await createProgram(server, browser, { name: `Program ${count}` });
    await query(server.orm.em.fork(), sql`update api_token set created_at = now() - interval '2 days'`);
    await browser.post('/auth/change-password', change);
    const { program } = await createProgram(server, browser);
    expect((await program.get('/user')).status).toBe(200);
  });
});

describe('resetting a password', () => {
  it('revokes the API tokens of the account, even if the request says otherwise', async () => {
    const { user, statuses } = await signInWithTokens();
    await server.visitor().post('/auth/forgot-password', { email: user.email });
    const token = (await mailsTo(server, user.email)).at(-1)?.token;
    const reset = { token, password: next, confirm: next, keepTokens: true };
    expect((await server.visitor().post('/auth/reset-account', reset)).body).toMatchObject({ Success: true });
    expect(await statuses()).toEqual([401, 401]);
    expect((await mailsTo(server, user.email)).at(-1)?.text).toContain('Newsletter');
  });
});
