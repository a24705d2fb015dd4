import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser, startRestServer } from './rest-server.ts';

let app: FastifyInstance;
let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  app = await startRestServer();
  browser = await startBrowser(app);
});
afterAll(() => app.close());

const payload = { title: 'a' };

describe('a call that changes something', () => {
  it.each([
    ['without X-Requested-With', { 'x-requested-with': '' }],
    ['without a token', { 'x-csrf-token': '' }],
    ['with a wrong token', { 'x-csrf-token': 'AAAA' }],
    ['without the cookie', { cookie: '' }],
    ['with another browser’s cookie', { cookie: `ximblox_csrf=${'a'.repeat(32)}` }],
    ['with a cookie of no form', { cookie: 'ximblox_csrf=' }],
  ])('%s is 403 V_04 with the token for a retry', async (_name, headers) => {
    const response = await browser.call({ path: '/sample', payload, headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ Success: false, Errors: [{ code: 'V_04', property: '' }] });
    expect(response.headers['x-csrf-token']).toMatch(/^[\w-]{43}$/);
  });

  it('succeeds when retried with the fresh token and cookie of a 403', async () => {
    const refused = await app.inject({ method: 'POST', url: '/api/ximblox/sample', payload });
    const cookie = String(refused.headers['set-cookie']).split(';')[0] ?? '';
    const response = await browser.call({
      path: '/sample',
      payload,
      headers: { cookie, 'x-csrf-token': String(refused.headers['x-csrf-token']) },
    });
    expect(response.statusCode).toBe(200);
  });

  it('is refused before its body is read', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/ximblox/sample', payload: 'a'.repeat(20_000) });
    expect(response.statusCode).toBe(403);
  });
});

describe('a POST that only reads', () => {
  it('needs X-Requested-With and no token', async () => {
    const reads = { method: 'POST', url: '/api/ximblox/sample/search', payload: {} } as const;
    expect((await app.inject({ ...reads, headers: { 'x-requested-with': 'XMLHttpRequest' } })).statusCode).toBe(200);
    expect((await app.inject(reads)).statusCode).toBe(403);
  });
});

describe('a call that requires the session first', () => {
  it('is 401 for a visitor without any token, and 403 for a session without one', async () => {
    const visitor = await app.inject({ method: 'POST', url: '/api/ximblox/private/first' });
    expect(visitor.statusCode).toBe(401);
    expect(visitor.headers['x-csrf-token']).toBeTypeOf('string');
    const headers = { cookie: 'ximblox_session=editor' };
    expect((await app.inject({ method: 'POST', url: '/api/ximblox/private/first', headers })).statusCode).toBe(403);
  });
});

describe('the CSRF token', () => {
  it('stays the same, without a new cookie, until the cookie changes', async () => {
    const again = await browser.call({ method: 'GET', path: '/sample/1' });
    expect(again.headers['x-csrf-token']).toBe(browser.headers['x-csrf-token']);
    expect(again.headers).not.toHaveProperty('set-cookie');
    const other = await startBrowser(app);
    expect(other.headers['x-csrf-token']).not.toBe(browser.headers['x-csrf-token']);
  });

  it('is bound to a cookie that scripts cannot read', async () => {
    const response = await app.inject({ url: '/api/ximblox/sample/1' });
    expect(response.headers['set-cookie']).toMatch(/^ximblox_csrf=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is bound to a __Host- cookie with Secure if the site uses https', async () => {
    const secure = await startRestServer({ secure: true });
    const response = await secure.inject({ url: '/api/ximblox/sample/1' });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-ximblox_csrf=[\w-]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.close();
  });
});
