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

const failure = (code: string, property = '') => ({
  Success: false,
  Errors: [{ code, property }],
  Message: expect.any(String) as string,
});
const json = { 'content-type': 'application/json' };

describe('a response', () => {
  it('is 200 with Success, no Errors and the fields of the call', async () => {
    const response = await browser.call({ path: '/sample', payload: { title: 'Over ons' } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ Success: true, Errors: [], title: 'Over ons' });
  });

  it('to bad input is 400 with a code and property for each error, and the first one as Message', async () => {
    const response = await browser.call({ path: '/sample', payload: { title: ' ', tags: [1] } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      Success: false,
      Errors: [
        { code: 'V_01', property: 'page.title' },
        { code: 'V_12', property: 'page.tags.0' },
      ],
      Message: 'The title field is required.',
    });
  });

  it('ignores unknown properties', async () => {
    const response = await browser.call({ path: '/sample', payload: { title: 'a', isAdmin: true } });
    expect(response.json()).toEqual({ Success: true, Errors: [], title: 'a' });
  });

  it('to a wrong type is an error, never a conversion', async () => {
    const response = await browser.call({ path: '/sample', payload: { title: 12 } });
    expect(response.json()).toEqual(failure('V_12', 'page.title'));
  });

  it('reveals nothing of internal errors', async () => {
    const response = await browser.call({ method: 'GET', path: '/sample/broken' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual(failure('G_01'));
    expect(response.body).not.toMatch(/secret|srv|stack/);
  });

  it('to a write under /user is 200 with Success false', async () => {
    const response = await browser.call({ method: 'PUT', path: '/user/1', payload: {} });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(failure('V_06', 'user.email'));
  });

  it('to a used-up rate limit is 429 with whole seconds in Retry-After, under /auth too', async () => {
    const response = await browser.call({ path: '/auth/slow', payload: {} });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('13');
    expect(response.json()).toEqual(failure('G_01'));
  });

  it('may not be cached by shared caches, and not at all with a session', async () => {
    const visitor = await browser.call({ method: 'GET', path: '/sample/1' });
    expect(visitor.headers['cache-control']).toBe('private, no-cache');
    const staff = await browser.call({
      method: 'GET',
      path: '/sample/1',
      headers: { cookie: 'ximblox_session=editor' },
    });
    expect(staff.headers['cache-control']).toBe('no-store');
  });

  it('allows no other origin', async () => {
    const response = await browser.call({
      method: 'GET',
      path: '/sample/1',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a file', () => {
  it('that is public has neither token nor cookie', async () => {
    const response = await app.inject({ url: '/api/ximblox/sample/file/live' });
    expect(response.body).toBe('bytes');
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/^public/) as string,
    });
    expect(response.headers).not.toHaveProperty('x-csrf-token');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it('that is not public keeps its own caching rule', async () => {
    const response = await app.inject({ url: '/api/ximblox/sample/file/draft' });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
});

describe('an address', () => {
  it.each(['/nothing', '/sample/1/more', '/auth/nothing', ''])('that does not exist (%s) is 404', async (path) => {
    const response = await browser.call({ method: 'GET', path });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(failure('V_12'));
    expect(response.headers['x-csrf-token']).toBe(browser.headers['x-csrf-token']);
  });

  it.each([
    ['GET', '/sample', 'POST'],
    ['DELETE', '/sample/1', 'GET, HEAD'],
    ['GET', '/sample/search', 'POST'],
    ['OPTIONS', '/auth/slow', 'POST'],
    ['PATCH', '/user/1', 'PUT'],
  ] as const)('called with a wrong method (%s %s) is 405 and names %s', async (method, path, allow) => {
    const response = await browser.call({ method, path });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
    expect(response.json()).toEqual(failure('V_12'));
  });

  it.each([
    ['POST', '/nothing', 404],
    ['PUT', '/sample', 405],
  ] as const)(
    'that does not exist, or has no such method (%s %s), stays so with any body',
    async (method, path, status) => {
      for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
        const response = await browser.call({ method, path, payload: '{', headers: { 'content-type': type } });
        expect([response.statusCode, response.json()]).toEqual([status, failure('V_12')]);
      }
    },
  );

  it.each(['0', '-1', '1.5', 'x', '99999999999', '2147483648', '%00', '1%00', '%ED%A0%80', '1e3', ' 1'])(
    'with %s as an id is 404',
    async (id) => {
      const response = await browser.call({ method: 'GET', path: `/sample/${id}` });
      expect(response.statusCode).toBe(404);
    },
  );

  it('with an unknown id is 404 with the code of what is missing', async () => {
    const response = await browser.call({ method: 'GET', path: '/sample/1?missing=1' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual(failure('PM_01', 'page.id'));
  });

  it('accepts a string of digits as an id', async () => {
    expect((await browser.call({ method: 'GET', path: '/sample/2147483647' })).json()).toEqual({ id: 2_147_483_647 });
  });

  it('refuses NUL in a query and in a name', async () => {
    const query = await browser.call({ method: 'GET', path: '/sample/1?slug=a%00b' });
    expect(query.statusCode).toBe(400);
    expect(query.json()).toEqual(failure('V_12', 'page.slug'));
    const name = await browser.call({ method: 'GET', path: '/sample/file/a%00b' });
    expect(name.json()).toEqual(failure('V_12', 'page.name'));
  });
});

describe('a body', () => {
  it.each([
    ['broken', '{"title":'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a text', '"title"'],
    ['no JSON at all', 'title=a'],
    ['a million brackets deep', '['.repeat(4_000) + ']'.repeat(4_000)],
    ['an object with __proto__', '{"__proto__":{"title":"a"}}'],
    ['an object with a NUL in a name', '{"a\\u0000":1,"title":"a"}'],
  ])('that is %s is 400 V_12', async (_name, payload) => {
    const response = await browser.call({ path: '/sample', payload, headers: json });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(failure('V_12'));
  });

  it('that is not UTF-8 is 400 V_12', async () => {
    const payload = Buffer.from('{"title":"\xff\xfe"}', 'latin1');
    const response = await browser.call({ path: '/sample', payload, headers: json });
    expect(response.json()).toEqual(failure('V_12'));
  });

  it.each([
    ['NUL', '{"title":"a\\u0000"}', 'page.title'],
    ['a lone surrogate', '{"title":"a\\ud800"}', 'page.title'],
    ['NUL in something ignored', '{"title":"a","more":{"deep":["\\u0000"]}}', 'page.more.deep.0'],
  ])('with %s is 400 V_12 on its property', async (_name, payload, property) => {
    const response = await browser.call({ path: '/sample', payload, headers: json });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(failure('V_12', property));
  });

  it('that is missing is refused if a change requires one', async () => {
    for (const headers of [{}, json]) {
      const response = await browser.call({ path: '/sample', headers });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(failure('V_12'));
    }
  });

  it('that is too large is 413 V_14', async () => {
    const response = await browser.call({ path: '/sample', payload: { title: 'a'.repeat(10_001) } });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual(failure('V_14'));
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of the type %s is 415',
    async (type) => {
      const response = await browser.call({
        path: '/sample',
        payload: '{"title":"a"}',
        headers: { 'content-type': type },
      });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual(failure('V_12'));
    },
  );

  it('with a long list does not exhaust the stack', async () => {
    const response = await browser.call({ path: '/sample/search', payload: Array.from({ length: 4_000 }, () => 1) });
    expect(response.statusCode).toBe(200);
  });
});

describe('a caller', () => {
  it('gets 401 without a session and 403 without the permission', async () => {
    const visitor = await browser.call({ method: 'GET', path: '/private' });
    expect([visitor.statusCode, visitor.json()]).toEqual([401, failure('UM_01')]);
    const editor = await browser.call({
      method: 'GET',
      path: '/private',
      headers: { cookie: 'ximblox_session=editor' },
    });
    expect([editor.statusCode, editor.json()]).toEqual([403, failure('UM_01')]);
  });

  it('succeeds with the permission', async () => {
    const headers = { cookie: 'ximblox_session=administrator' };
    expect((await browser.call({ method: 'GET', path: '/private', headers })).statusCode).toBe(200);
  });
});
