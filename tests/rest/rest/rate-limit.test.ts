import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForToken } from '../../support/api-tokens.ts';
import { createClient, type TestResponse, type TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const size = 60;

let server: TestServer;
let tokens: string[];

beforeAll(async () => {
  server = await startTestServer({ rateLimit: true, restCallsPerMinute: size });
  const staff = await server.signIn();
  const made = [await askForToken(staff, { scopes: [] }), await askForToken(staff, { scopes: [] })];
  tokens = made.map(({ data }) => data.createApiToken.secret ?? '');
});
afterAll(() => server.stop());

const remainingOf = ({ headers }: TestResponse): number => Number(headers.get('ratelimit-remaining'));

/** Sends requests until the rate limit is used up, at the latest after twice its size. */
async function exhaustLimit(client: TestClient, path: string): Promise<TestResponse> {
  for (let count = 0; count < size * 2; count += 1) {
    const response = await client.get(path);
    if (response.status === 429) return response;
  }
  throw new Error('no request was refused');
}

describe('the rate limit of the REST layer', () => {
  it('is in the headers of every response', async () => {
    const { headers } = await server.visitor().get('/settings/get');
    expect(headers.get('ratelimit-limit')).toBe(String(size));
    expect(headers.get('ratelimit-remaining')).toMatch(/^\d+$/);
    expect(headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  });

  it('is not consumed by responses cached for visitors', async () => {
    const visitor = server.visitor();
    const ask = () => visitor.post('/page/get-pages', { locale: 'en', type: '' });
    await ask();
    const first = remainingOf(await ask());
    for (let count = 0; count < 10; count += 1) await ask();
    expect(remainingOf(await ask())).toBeGreaterThanOrEqual(first);
  });

  it('of a used-up token does not affect other tokens or the address', async () => {
    const program = createClient(server.url, tokens[0]);
    const { status, headers, body } = await exhaustLimit(program, '/user');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('ratelimit-remaining')).toBe('0');
    expect(body).toMatchObject({ Success: false, Errors: [{ code: 'G_01', property: '' }] });
    expect((await createClient(server.url, tokens[1]).get('/user')).status).toBe(200);
    expect((await server.visitor().get('/settings/get')).status).toBe(200);
  });

  it('of an address is consumed by guessing tokens, and then every call from there is refused without inspection', async () => {
    const refused = await exhaustLimit(createClient(server.url, 'ximblox_guessed'), '/user');
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    // One call is refilled each second: send more in parallel than can have been refilled.
    const visitor = server.visitor();
    const responses = await Promise.all(Array.from({ length: 20 }, () => visitor.get('/nothing/of/the/kind')));
    expect(responses.map(({ status }) => status)).toContain(429);
  });
});
