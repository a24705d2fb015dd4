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

describe('an answer', () => {
  it('is 200 with Success, no Errors and the fields of the call', async () => {
    const answer = await browser.call({ path: '/sample', payload: { title: 'Over ons' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ Success: true, Errors: [], title: 'Over ons' });
  });

  it('of bad input is 400 with a code and property for each error, and the first one as Message', async () => {
    const answer = await browser.call({ path: '/sample', payload: { title: ' ', tags: [1] } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      Success: false,
      Errors: [
        { code: 'V_01', property: 'page.title' },
        { code: 'V_12', property: 'page.tags.0' },
      ],
      Message: 'The title field is required.',
    });
  });

  it('ignores unknown properties', async () => {
    const answer = await browser.call({ path: '/sample', payload: { title: 'a', isAdmin: true } });
    expect(answer.json()).toEqual({ Success: true, Errors: [], title: 'a' });
  });

  it('never converts a wrong type', async () => {
    const answer = await browser.call({ path: '/sample', payload: { title: 12 } });
    expect(answer.json()).toEqual(failure('V_12', 'page.title'));
  });

  it('tells nothing of what went wrong inside', async () => {
    const answer = await browser.call({ method: 'GET', path: '/sample/broken' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual(failure('G_01'));
    expect(answer.body).not.toMatch(/secret|srv|stack/);
  });

  it('of a write under /user is 200 with Success false', async () => {
    const answer = await browser.call({ method: 'PUT', path: '/user/1', payload: {} });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(failure('V_06', 'user.email'));
  });

  it('of a used-up budget is 429 with whole seconds in Retry-After, under /auth too', async () => {
    const answer = await browser.call({ path: '/auth/slow', payload: {} });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('13');
    expect(answer.json()).toEqual(failure('G_01'));
  });

  it('may be kept by nobody else, and by nobody at all with a session', async () => {
    const visitor = await browser.call({ method: 'GET', path: '/sample/1' });
    expect(visitor.headers['cache-control']).toBe('private, no-cache');
    const staff = await browser.call({
      method: 'GET',
      path: '/sample/1',
      headers: { cookie: 'ximblox_session=editor' },
    });
    expect(staff.headers['cache-control']).toBe('no-store');
  });

  it('opens the layer to no other origin', async () => {
    const answer = await browser.call({
      method: 'GET',
      path: '/sample/1',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a file', () => {
  it('that is public carries neither token nor cookie', async () => {
    const answer = await app.inject({ url: '/api/ximblox/sample/file/live' });
    expect(answer.body).toBe('bytes');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/^public/) as string,
    });
    expect(answer.headers).not.toHaveProperty('x-csrf-token');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('that is not public keeps its own caching rule', async () => {
    const answer = await app.inject({ url: '/api/ximblox/sample/file/draft' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('an address', () => {
  it.each(['/nothing', '/sample/1/more', '/auth/nothing', ''])('that is none (%s) is 404', async (path) => {
    const answer = await browser.call({ method: 'GET', path });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(failure('V_12'));
    expect(answer.headers['x-csrf-token']).toBe(browser.headers['x-csrf-token']);
  });

  it.each([
    ['GET', '/sample', 'POST'],
    ['DELETE', '/sample/1', 'GET, HEAD'],
    ['GET', '/sample/search', 'POST'],
    ['OPTIONS', '/auth/slow', 'POST'],
    ['PATCH', '/user/1', 'PUT'],
  ] as const)('called with a wrong method (%s %s) is 405 and names %s', async (method, path, allow) => {
    const answer = await browser.call({ method, path });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json()).toEqual(failure('V_12'));
  });

  it.each([
    ['POST', '/nothing', 404],
    ['PUT', '/sample', 405],
  ] as const)(
    'that is none, or has no such method (%s %s), is so whatever is sent to it',
    async (method, path, status) => {
      for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
        const answer = await browser.call({ method, path, payload: '{', headers: { 'content-type': type } });
        expect([answer.statusCode, answer.json()]).toEqual([status, failure('V_12')]);
      }
    },
  );

  it.each(['0', '-1', '1.5', 'x', '99999999999', '2147483648', '%00', '1%00', '%ED%A0%80', '1e3', ' 1'])(
    'with %s for an id is 404',
    async (id) => {
      const answer = await browser.call({ method: 'GET', path: `/sample/${id}` });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('with an unknown id is 404 with the code of what is missing', async () => {
    const answer = await browser.call({ method: 'GET', path: '/sample/1?missing=1' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(failure('PM_01', 'page.id'));
  });

  it('takes a string of digits as an id', async () => {
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
    const answer = await browser.call({ path: '/sample', payload, headers: json });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(failure('V_12'));
  });

  it('that is no UTF-8 is 400 V_12', async () => {
    const payload = Buffer.from('{"title":"\xff\xfe"}', 'latin1');
    const answer = await browser.call({ path: '/sample', payload, headers: json });
    expect(answer.json()).toEqual(failure('V_12'));
  });

  it.each([
    ['NUL', '{"title":"a\\u0000"}', 'page.title'],
    ['a lone surrogate', '{"title":"a\\ud800"}', 'page.title'],
    ['NUL in something ignored', '{"title":"a","more":{"deep":["\\u0000"]}}', 'page.more.deep.0'],
  ])('with %s is 400 V_12 on its property', async (_name, payload, property) => {
    const answer = await browser.call({ path: '/sample', payload, headers: json });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(failure('V_12', property));
  });

  it('that is absent is refused where a change needs one', async () => {
    for (const headers of [{}, json]) {
      const answer = await browser.call({ path: '/sample', headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(failure('V_12'));
    }
  });

  it('that is too large is 413 V_14', async () => {
    const answer = await browser.call({ path: '/sample', payload: { title: 'a'.repeat(10_001) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual(failure('V_14'));
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of the type %s is 415',
    async (type) => {
      const answer = await browser.call({
        path: '/sample',
        payload: '{"title":"a"}',
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toEqual(failure('V_12'));
    },
  );

  it('with a long list does not exhaust the stack', async () => {
    const answer = await browser.call({ path: '/sample/search', payload: Array.from({ length: 4_000 }, () => 1) });
    expect(answer.statusCode).toBe(200);
  });
});

describe('who may call', () => {
  it('is told 401 without a session and 403 without the permission', async () => {
    const visitor = await browser.call({ method: 'GET', path: '/private' });
    expect([visitor.statusCode, visitor.json()]).toEqual([401, failure('UM_01')]);
    const editor = await browser.call({
      method: 'GET',
      path: '/private',
      headers: { cookie: 'ximblox_session=editor' },
    });
    expect([editor.statusCode, editor.json()]).toEqual([403, failure('UM_01')]);
  });

  it('gets in with the permission', async () => {
    const headers = { cookie: 'ximblox_session=administrator' };
    expect((await browser.call({ method: 'GET', path: '/private', headers })).statusCode).toBe(200);
  });
});
