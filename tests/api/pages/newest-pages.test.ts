import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let publisher: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  publisher = await server.signIn();
  const locales = ['en', 'nl-nl'];
  await publisher.graphql(
    'mutation ($locales: [String!]!) { updateSettings(input: { availableLocales: $locales }) { errors { code } } }',
    { locales },
  );
});
afterAll(() => server.stop());

async function listTitles(args: string): Promise<string[]> {
  const { data } = await server
    .visitor()
    .graphql<{ newestPages: { title: string; firstPublishedAt: string }[] }>(
      `{ newestPages(${args}) { title firstPublishedAt } }`,
    );
  expect(data.newestPages.every(({ firstPublishedAt }) => !Number.isNaN(Date.parse(firstPublishedAt)))).toBe(true);
  return data.newestPages.map(({ title }) => title);
}

async function tagPage(pageID: number, tags: string[]): Promise<void> {
  const tag =
    'mutation ($pageID: Int!, $tags: [String!]!) { tagPage(pageID: $pageID, tags: $tags) { errors { code } } }';
  await publisher.graphql(tag, { pageID, tags });
}

it('lists what visitors see, newest first; a later correction does not make a page new again', async () => {
  const old = await createPublishedPage(publisher, { title: 'Gutters' });
  await createPublishedPage(publisher, { title: 'Candles' });
  await createPublishedPage(publisher, { title: 'Kaarsen', locale: 'nl-nl' });
  await createPage(publisher, { title: 'Nobody sees this yet' });
  await publisher.post(`/page/${old.pageID}/publish`);
  expect(await listTitles('count: 10, locale: "en"')).toEqual(['Candles', 'Gutters']);
  expect(await listTitles('count: 1, locale: "en"')).toEqual(['Candles']);
  expect(await listTitles('count: 10, locale: "nl-nl"')).toEqual(['Kaarsen']);
  expect(await listTitles('count: 10, type: "HOME"')).toEqual([]);
});

it('can be filtered by a public tag, case-insensitively, and not by a private one', async () => {
  await publisher.graphql('mutation { createTags(names: ["Roof"], public: true) { errors { code } } }');
  const page = await createPublishedPage(publisher, { title: 'Storm' });
  await tagPage(page.pageID, ['Roof', 'To check']);
  expect(await listTitles('count: 10, tag: "roof"')).toEqual(['Storm']);
  expect(await listTitles('count: 10, tag: "roo"')).toEqual([]);
  expect(await listTitles('count: 10, tag: "to check"')).toEqual([]);
});

it.each([0, 51, -1])('refuses to list %i pages', async (count) => {
  const { errors } = await server.visitor().graphql(`{ newestPages(count: ${count}) { title } }`);
  expect(errors?.[0]).toMatchObject({ extensions: { errorCode: 'V_12' } });
});
