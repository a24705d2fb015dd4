import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForToken } from '../../support/api-tokens.ts';
import { createClient, type TestAnswer, type TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const size = 60;

let server: TestServer;
let tokens: string[];

beforeAll(async () => {
  server = await startTestServer({ rateLimit: true, restBudgetSize: size });
  const staff = await server.signIn();
  const made = [await askForToken(staff, { scopes: [] }), await askForToken(staff, { scopes: [] })];
  tokens = made.map(({ data }) => data.createApiToken.secret ?? '');
});
afterAll(() => server.stop());

const left = ({ headers }: TestAnswer): number => Number(headers.get('ratelimit-remaining'));

/** Asks until the budget is used up, which it is after twice its size at the latest. */
async function useUp(client: TestClient, path: string): Promise<TestAnswer> {
  for (let count = 0; count < size * 2; count += 1) {
    const answer = await client.get(path);
    if (answer.status === 429) return answer;
  }
  throw new Error('nothing was refused');
}

describe('the budget of the REST layer', () => {
  it('is told with every answer', async () => {
    const { headers } = await server.visitor().get('/settings/get');
    expect(headers.get('ratelimit-limit')).toBe(String(size));
    expect(headers.get('ratelimit-remaining')).toMatch(/^\d+$/);
    expect(headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  });

  it('is not touched by what is kept for visitors', async () => {
    const visitor = server.visitor();
    const ask = () => visitor.post('/page/get-pages', { locale: 'en', type: '' });
    await ask();
    const first = left(await ask());
    for (let count = 0; count < 10; count += 1) await ask();
    expect(left(await ask())).toBeGreaterThanOrEqual(first);
  });

  it('used up by a token leaves other tokens and the address theirs', async () => {
    const program = createClient(server.url, tokens[0]);
    const { status, headers, body } = await useUp(program, '/user');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('ratelimit-remaining')).toBe('0');
    expect(body).toMatchObject({ Success: false, Errors: [{ code: 'G_01', property: '' }] });
    expect((await createClient(server.url, tokens[1]).get('/user')).status).toBe(200);
    expect((await server.visitor().get('/settings/get')).status).toBe(200);
  });

  it('of an address is spent by guessing tokens, and then refuses every call from there before it is looked at', async () => {
    const refused = await useUp(createClient(server.url, 'ximblox_guessed'), '/user');
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    // One call comes back each second: more at once than can have come back.
    const visitor = server.visitor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.get('/nothing/of/the/kind')));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
