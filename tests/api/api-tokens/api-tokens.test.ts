import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { signInAs } from '../../support/users.ts';
import { askForToken, createProgram, inDays } from '../../support/api-tokens.ts';
import { auditActions } from '../../support/audit-actions.ts';
import { createClient, type TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

const asksForViewer = '{ viewer { email role { permissions { name } } } }';
const newPage = (slug: string) => ({ title: slug, slug, type: 'default', locale: 'en', content: null });

describe('an API token', () => {
  it('lets a program act for its owner by REST and GraphQL, without any other header or cookie', async () => {
    const { program, id } = await createProgram(server, administrator, { scopes: ['create-page'] });
    expect((await program.graphql(asksForViewer)).data).toMatchObject({ viewer: { email: 'admin@example.com' } });
    const made = await program.post<{ pageID: number }>('/page/create', newPage('by-token'));
    expect(made.body).toMatchObject({ Success: true });
    expect(made.headers.getSetCookie()).toEqual([]);
    expect(made.headers.get('cache-control')).toBe('no-store');
    const [entry] = await query(
      server.orm.em.fork(),
      sql`select api_token_id, session_id from audit_entry where subject_id = ${made.body.pageID} and action = 'page.created'`,
    );
    expect(entry).toEqual({ api_token_id: id, session_id: null });
  });

  it('allows what its scopes name, and nothing else that its owner may do', async () => {
    const { program } = await createProgram(server, administrator, { scopes: ['create-page'] });
    expect((await program.get('/user/list')).status).toBe(403);
    const { errors } = await program.graphql('{ users { totalItems } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 'UM_01' });
    expect((await program.post('/page/list', {})).status).toBe(200);
  });

  it('loses every right that its owner loses, at once', async () => {
    const { browser, user } = await signInAs(server, 'Publisher');
    const { id } = user;
    const { program } = await createProgram(server, browser, { scopes: ['create-page'] });
    expect((await program.post('/page/create', newPage('still-mine'))).status).toBe(200);
    await query(
      server.orm.em.fork(),
      sql`update "user" set role_id = (select id from role where name = 'Analyst') where id = ${id}`,
    );
    expect((await program.post('/page/create', newPage('no-longer'))).status).toBe(403);
    await query(server.orm.em.fork(), sql`update "user" set active = false where id = ${id}`);
    expect((await program.get('/user')).status).toBe(401);
  });

  it('stops working at the next request after it is revoked, and when it expires', async () => {
    const { program, id, secret } = await createProgram(server, administrator);
    expect((await program.get('/user')).status).toBe(200);
    await administrator.graphql(`mutation { revokeApiToken(id: ${id}) { errors { code } } }`);
    expect((await program.get('/user')).status).toBe(401);
    expect(await auditActions(server, 'api-token', id)).toEqual(['api-token.created', 'api-token.revoked']);
    const { errors } = await createClient(server.url, secret).graphql('{ settings { defaultLocale } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

    const { program: old, id: oldID } = await createProgram(server, administrator);
    await query(server.orm.em.fork(), sql`update api_token set expires_at = now() where id = ${oldID}`);
    expect((await old.get('/settings/get')).status).toBe(401);
  });

  it('is stored as a hash and shown once; its last use is recorded to the minute', async () => {
    const { program, id, secret } = await createProgram(server, administrator, { name: 'Backup' });
    const [row] = await query(server.orm.em.fork(), sql`select * from api_token where id = ${id}`);
    expect(JSON.stringify(row)).not.toContain(secret.slice(8));
    const lastUse = async () =>
      (
        await administrator.graphql<{ ownApiTokens: { id: number; lastUsedAt: string | null }[] }>(
          '{ ownApiTokens { id lastUsedAt } }',
        )
      ).data.ownApiTokens.find((token) => token.id === id)?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    await program.get('/user');
    expect(Date.now() - Date.parse((await lastUse()) ?? '')).toBeLessThan(60_000);
  });

  it.each([
    ['nothing', ''],
    ['no token', 'abc'],
    ['an unknown one', `ximblox_${'a'.repeat(43)}`],
    ['a hostile one', "ximblox_' or 1=1 --"],
  ])('that is %s is 401 everywhere, even where visitors are allowed', async (_name, secret) => {
    const program = createClient(server.url, secret);
    expect((await program.get('/settings/get')).status).toBe(401);
    expect((await program.post('/page/get-by-slug', { slug: '/' })).status).toBe(401);
    const response = await program.fetch('/graphql', {
      method: 'POST',
      body: '{"query":"{ settings { defaultLocale } }"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(401);
  });

  it('takes precedence over a cookie, and ignores other authorization schemes of a proxy', async () => {
    const { secret } = await createProgram(server, administrator);
    const { browser } = await signInAs(server, 'Editor');
    const asBoth = await browser.fetch('/api/ximblox/user', { headers: { authorization: `Bearer ${secret}` } });
    expect(await asBoth.json()).toMatchObject({ email: 'admin@example.com' });
    const behindProxy = await administrator.fetch('/api/ximblox/user', { headers: { authorization: 'Basic eDp5' } });
    expect(behindProxy.status).toBe(200);
  });
});

describe('creating an API token', () => {
  it.each([
    ['without a name', { name: ' ' }, 'V_01', 'apiToken.name'],
    ['with a name too long', { name: 'a'.repeat(256) }, 'V_14', 'apiToken.name'],
    ['with a scope that is none', { scopes: ['everything'] }, 'V_12', 'apiToken.scopes.0'],
    ['that has ended already', { expiresAt: inDays(-1) }, 'V_12', 'apiToken.expiresAt'],
    ['that counts for two years', { expiresAt: inDays(730) }, 'V_12', 'apiToken.expiresAt'],
  ])('%s is refused', async (_name, token, code, property) => {
    const { data } = await askForToken(administrator, token);
    expect(data.createApiToken).toEqual({ apiToken: null, secret: null, errors: [{ code, property }] });
  });

  it('fails for rights that the creator does not have, and with an API token', async () => {
    const { browser } = await signInAs(server, 'Editor');
    const tooMuch = await askForToken(browser, { scopes: ['edit-page', 'manage-users'] });
    expect(tooMuch.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { program } = await createProgram(server, administrator, { scopes: ['manage-api-tokens', 'manage-users'] });
    expect((await askForToken(program)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await askForToken(server.visitor())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the API tokens of other users', () => {
  it('are visible and revocable only with manage-api-tokens', async () => {
    const { browser } = await signInAs(server, 'Editor');
    const { id, program } = await createProgram(server, browser, { name: 'Editors tool' });
    const { browser: other } = await signInAs(server, 'Publisher');
    const revoke = (client: TestClient) =>
      client.graphql(`mutation { revokeApiToken(id: ${id}) { apiToken { name } errors { code property } } }`);
    expect((await other.graphql('{ apiTokens { totalItems } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await revoke(other)).data).toEqual({
      revokeApiToken: { apiToken: null, errors: [{ code: 'V_12', property: 'apiToken.id' }] },
    });
    const { data } = await administrator.graphql(
      '{ apiTokens(searchTerm: "editors TOOL") { totalItems items { id owner { name } } } }',
    );
    expect(data).toMatchObject({ apiTokens: { totalItems: 1, items: [{ id }] } });
    expect((await revoke(administrator)).data).toEqual({
      revokeApiToken: { apiToken: { name: 'Editors tool' }, errors: [] },
    });
    expect((await program.get('/user')).status).toBe(401);
  });
});
