import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import adminOperations from '../../../server/generated/admin-operations.json';
import siteOperations from '../../../server/generated/site-operations.json';
import { createPublishedPage } from '../../support/pages.ts';
import { siteBuild, startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await createPublishedPage(await server.signIn(), { slug: 'about' });
});
afterAll(() => server.stop());

function hashOf(operations: Readonly<Record<string, string>>, name: string): string {
  const [hash] =
    Object.entries(operations).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text)) ?? [];
  if (hash === undefined) throw new Error(`There is no operation ${name}`);
  return hash;
}

const extensionsOf = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

type Call = { hash: string; variables?: object; build?: string };

/** Sends an operation by GET as the site's client does. */
function get({ hash, variables = {}, build = siteBuild }: Call): Promise<Response> {
  const parameters = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensionsOf(hash)),
  });
  const headers = { accept: 'application/graphql-response+json,application/json;q=0.9', 'x-site-build': build };
  return server.visitor().fetch(`/graphql?${parameters.toString()}`, { headers });
}

const page = { hash: hashOf(siteOperations, 'PublishedPage'), variables: { slug: 'about' } };
const misses = () => server.services.responseCache.stats().misses;

describe("a public query of the site's client", () => {
  it('is sent by GET with its hash, and served from the response cache', async () => {
    // The events of the page that was just published may still empty the cache.
    await expect
      .poll(async () => {
        expect(await (await get(page)).json()).toMatchObject({ data: { publishedPage: { slug: 'about' } } });
        const before = misses();
        const response = await get(page);
        expect(await response.json()).toMatchObject({ data: { publishedPage: { slug: 'about' } } });
        expect(response.headers.get('cache-control')).toBe('private, no-cache');
        return misses() - before;
      })
      .toBe(0);
  });

  it('is cached apart for other variables', async () => {
    await get(page);
    expect(await (await get({ ...page, variables: { slug: 'missing' } })).json()).toMatchObject({
      data: { publishedPage: null },
    });
    expect(await (await get(page)).json()).toMatchObject({ data: { publishedPage: { slug: 'about' } } });
  });

  it.each([
    ['an unknown hash', { ...page, hash: 'f'.repeat(64) }],
    ['a client of another build, even if the response is cached', { ...page, build: '/_/assets/older.js' }],
  ])('is refused for %s, which nobody may store', async (_name, call) => {
    await get(page);
    const response = await get(call);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(await response.json())).toContain('PersistedQueryNotSupported');
  });

  it('contains every block and menu as one value', async () => {
    const { data } = (await (await get(page)).json()) as {
      data: { publishedPage: { pageVersion: { blocks: unknown[] } } };
    };
    expect(Array.isArray(data.publishedPage.pageVersion.blocks)).toBe(true);
  });
});

describe('a mutation', () => {
  it.each([
    ['of the site', hashOf(siteOperations, 'FinishCheck')],
    ['of the admin area', hashOf(adminOperations, 'Logout')],
  ])('%s is refused by GET', async (_name, hash) => {
    const response = await get({ hash, variables: { input: { version: 1, locale: 'en', answers: [] } } });
    expect(response.status).toBe(405);
  });
});

describe("what the site's client sends by POST", () => {
  it.each([
    ['a search term', 'SearchPage', { term: 'about', locales: ['en'], count: 5, offset: 0 }],
    ['a token', 'CheckResult', { token: 'unknown', locale: 'en' }],
  ])('because it holds %s is not stored', async (_name, operationName, variables) => {
    const response = await server.visitor().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-build': siteBuild },
      body: JSON.stringify({
        operationName,
        variables,
        extensions: extensionsOf(hashOf(siteOperations, operationName)),
      }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
