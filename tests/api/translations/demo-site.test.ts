import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisitorContext } from '../../../server/app/http/create-request-context.ts';
import { seedDemoSite } from '../../../server/app/seeds/seed-demo-site.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type DemoPage = {
  locale: string;
  live: boolean;
  siblings: unknown[];
  translation: { changedBlockCount: number } | null;
};

it('the demo site has translations, each of them up to date', { timeout: 60_000 }, async () => {
  expect(await seedDemoSite(createVisitorContext(server))).toBe(true);
  const editor = await server.signIn();
  const { data } = await editor.graphql<{ pages: { items: DemoPage[] } }>(
    '{ pages(pageSize: 1000) { items { locale live siblings { id } translation { changedBlockCount } } } }',
  );
  const { items } = data.pages;
  expect(items.every(({ live }) => live)).toBe(true);
  expect(items.filter(({ locale }) => locale !== 'en')).not.toHaveLength(0);
  for (const { locale, siblings, translation } of items) {
    expect(siblings.length).toBeGreaterThan(1);
    expect(translation).toEqual(locale === 'en' ? null : { changedBlockCount: 0 });
  }
});
