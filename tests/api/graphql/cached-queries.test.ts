import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await createPublishedPage(await server.signIn(), { slug: 'about' });
  visitor = server.visitor();
});
afterAll(() => server.stop());

const counts = () => server.services.responseCache.stats();

async function ask(body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await visitor.fetch('/graphql', { method: 'POST', body: JSON.stringify(body), headers });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

const query = 'query Page($slug: String!) { publishedPage(slug: $slug) { slug title } }';
const about = { publishedPage: { slug: 'about', title: 'A page' } };

describe('a cached GraphQL response', () => {
  it('is one entry however the document is formatted', async () => {
    const spellings = [
      { query: `# ${'x'.repeat(15_000)}\n${query}`, variables: { slug: 'about' } },
      { query: query.replaceAll(' ', '\n  '), variables: { slug: 'about' } },
      { query: query.replace('slug title', 'slug, title,'), variables: { slug: 'about', undeclared: 'x' } },
      { operationName: null, variables: { slug: 'about' }, query },
    ];
    // The events of the page that was just published may still empty the cache.
    await expect
      .poll(async () => {
        await ask({ query, variables: { slug: 'about' } });
        const { entries, misses } = counts();
        for (const body of spellings) expect(await ask(body)).toEqual(about);
        return { entries: counts().entries - entries, misses: counts().misses - misses };
      })
      .toEqual({ entries: 0, misses: 0 });
  });

  it('differs for another document, variable or operation', async () => {
    const before = counts().entries;
    expect(await ask({ query, variables: { slug: 'missing' } })).toEqual({ publishedPage: null });
    expect(await ask({ query: query.replace('title', 'locale'), variables: { slug: 'about' } })).toEqual({
      publishedPage: { slug: 'about', locale: 'en' },
    });
    expect(counts().entries).toBe(before + 2);
    expect(await ask({ query, variables: { slug: 'about' }, operationName: 'Other' })).toBeUndefined();
    expect(await ask({ query, variables: { slug: 'about' } })).toEqual(about);
    expect(await ask({ query, variables: {} })).toBeUndefined();
  });

  it('is dropped when anything public changes', async () => {
    await ask({ query, variables: { slug: 'about' } });
    server.services.announce({ name: 'setting.changed' });
    expect(counts().entries).toBe(0);
  });
});
