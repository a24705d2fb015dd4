import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { signInAs } from '../../support/users.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  editor = (await signInAs(server)).browser;
  const make =
    'mutation ($names: [String!]!, $public: Boolean!) { createTags(names: $names, public: $public) { errors { code } } }';
  await editor.graphql(make, { names: ['Fire safety', 'Safe surfaces', 'élan', '100% safe'], public: true });
  await editor.graphql(make, { names: ['To translate', 'Unsafe'], public: false });
});
afterAll(() => server.stop());

const visitor = () => server.visitor();
const found = async (client: TestClient, path: string, term: string) =>
  (await client.post<string[]>(path, { term })).body;

describe('public tags', () => {
  it('are all listed for everyone, by name', async () => {
    const { status, body } = await visitor().get('/tags/fetch');
    expect(status).toBe(200);
    expect(body).toEqual(['100% safe', 'Fire safety', 'Safe surfaces', 'élan']);
  });

  it('are found by a part of their name, case-insensitively, prefix matches first', async () => {
    expect(await found(visitor(), '/tags/search', 'SAFE')).toEqual(['Safe surfaces', '100% safe', 'Fire safety']);
  });

  it.each(['%', '_', String.raw`\ `.trim()])('do not treat %s as a wildcard', async (term) => {
    expect(await found(visitor(), '/tags/search', term)).toEqual(term === '%' ? ['100% safe'] : []);
  });

  it('are all returned if the term is empty or missing', async () => {
    expect(await found(visitor(), '/tags/search', '')).toHaveLength(4);
    expect((await visitor().post<string[]>('/tags/search', {})).body).toHaveLength(4);
  });

  it.each([
    [{ term: 5 }, 'V_12'],
    [{ term: 'a\0' }, 'V_12'],
    [{ term: 'x'.repeat(256) }, 'V_14'],
  ])('cannot be searched with %j', async (input, code) => {
    const { status, body } = await visitor().post('/tags/search', input);
    expect([status, body.Errors]).toEqual([400, [{ code, property: 'tag.term' }]]);
  });
});

describe('private tags', () => {
  it('are visible to staff only', async () => {
    expect((await visitor().get('/tags/fetch-private')).status).toBe(401);
    expect((await visitor().post('/tags/search-private', { term: 'safe' })).status).toBe(401);
    expect((await editor.get('/tags/fetch-private')).body).toEqual(['To translate', 'Unsafe']);
    expect(await found(editor, '/tags/search-private', 'safe')).toEqual(['Unsafe']);
  });
});

describe('the name of a tag', () => {
  it.each(['Fire safety', 'é', '日本', '<b>', "Robert'); drop table tag;--", 'x'.repeat(255)])(
    'can be %s',
    async (tag) => {
      const { status, body } = await editor.post('/tags/validate', { tag });
      expect([status, body]).toEqual([200, { valid: true, Errors: [] }]);
    },
  );

  it.each([
    ['', 'V_16'],
    ['   ', 'V_16'],
    [undefined, 'V_16'],
    [null, 'V_16'],
    ['x'.repeat(256), 'V_14'],
    ['line\nbreak', 'V_12'],
    [5, 'V_12'],
    [['a'], 'V_12'],
  ])('cannot be %j: %s', async (tag, code) => {
    const { status, body } = await editor.post('/tags/validate', { tag });
    expect([status, body]).toEqual([200, { valid: false, Errors: [{ code, property: 'tag.tag' }] }]);
  });
});
