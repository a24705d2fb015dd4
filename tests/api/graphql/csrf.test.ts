import { afterAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../support/api-tokens.ts';
import type { GraphQLErrorBody, TestClient } from '../../support/test-client.ts';
import { startTestServer } from '../../support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const staff = await server.signIn();

const json = { 'content-type': 'application/json' };
const script = { 'x-requested-with': 'XMLHttpRequest' };

async function send(client: TestClient, query: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ query });
  const response = await client.fetch('/graphql', { method: 'POST', body, headers: { ...json, ...headers } });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: GraphQLErrorBody[] };
  return { status: response.status, token: response.headers.get('x-csrf-token'), data, errors };
}

let count = 0;
const change = () => `mutation { createTags(names: ["Csrf ${(count += 1)}"], public: true) { errors { code } } }`;
const countTags = async () => (await staff.get<string[]>('/tags/fetch-private')).body.length;

describe('a GraphQL change with a session', () => {
  const token = () => staff.csrfToken();
  it.each([
    ['without both headers', () => ({})],
    ['without X-Requested-With', () => ({ 'x-csrf-token': token() })],
    ['without a token', () => script],
    ['with a wrong token', () => ({ ...script, 'x-csrf-token': 'A'.repeat(43) })],
    ['with another preflight header alone', () => ({ 'apollo-require-preflight': 'true' })],
  ])('%s is 403 V_04, changes nothing and returns the token for a retry', async (_name, headers) => {
    const before = await countTags();
    const result = await send(staff, change(), headers());
    expect(result).toMatchObject({ status: 403, token: token() });
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 'V_04', property: '' });
    expect(await countTags()).toBe(before);
  });

  it('is accepted with the headers of the clients', async () => {
    expect(await send(staff, change(), staff.csrfHeaders())).toMatchObject({ status: 200, token: token() });
  });

  it('by upload is refused before the file is read', async () => {
    const form = new FormData();
    form.append(
      'operations',
      '{ "query": "mutation ($f: Upload!) { addFile(path: \\"/\\", file: $f) { file { id } } }" }',
    );
    form.append('map', '{ "0": ["variables.f"] }');
    form.append('0', new Blob(['words']), 'words.txt');
    const response = await staff.fetch('/graphql', { method: 'POST', body: form, headers: script });
    expect([response.status, response.headers.get('x-csrf-token')]).toEqual([403, token()]);
  });
});

describe('no CSRF token is needed', () => {
  it('by a query with a session, which receives the token', async () => {
    expect(await send(staff, '{ viewer { email } }')).toMatchObject({
      status: 200,
      token: staff.csrfToken(),
      data: { viewer: { email: 'admin@example.com' } },
    });
  });

  it('by a change with an API token or by a visitor, who receives none', async () => {
    const { program } = await createProgram(server, staff, { scopes: ['manage-tags'] });
    expect(await send(program, change())).toMatchObject({ status: 200, token: null });
    const signIn = 'mutation { login(email: "nobody@example.com", password: "x") { errors { code } } }';
    expect(await send(server.visitor(), signIn)).toMatchObject({ status: 200, token: null });
  });

  it('by a sign-in, whose response contains the token of the session', async () => {
    const browser = server.visitor();
    const signIn =
      'mutation { login(email: "admin@example.com", password: "Long-Enough-1") { user { id } errors { code } } }';
    const { token } = await send(browser, signIn);
    expect(token).toBe((await send(browser, '{ viewer { id } }')).token);
    expect(await send(browser, change(), { ...script, 'x-csrf-token': token ?? '' })).toMatchObject({ status: 200 });
  });
});
