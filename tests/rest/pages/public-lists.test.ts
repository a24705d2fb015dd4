import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { createPage, createPublishedPage, failure, type NewPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  visitor = server.visitor();
  await query(
    server.orm.em.fork(),
    sql`insert into setting (key, value) values ('availableLocales', '["en", "nl-nl", "de-de"]')`,
  );
});
afterAll(() => server.stop());

type Published = { slug: string; title: string; type: string; locale: string; pageVersion: { title: string } };
const getPages = async (body: Record<string, unknown>, client = visitor) =>
  (await client.post<Published[]>('/page/get-pages', body)).body;

describe('the published pages of a type and locale', () => {
  it('are what visitors see, most recently published first, in the form of a single page', async () => {
    const zebra = await createPublishedPage(staff, { title: 'zebra', slug: 'z', type: 'blank' });
    const apple = await createPublishedPage(staff, { title: 'Apple', slug: 'a', type: 'blank' });
    await createPage(staff, { title: 'Concept', slug: 'concept', type: 'blank' });
    await createPublishedPage(staff, { title: 'Other type', slug: 'other', type: 'default' });
    await createPublishedPage(staff, { title: 'Andere taal', slug: 'taal', type: 'blank', locale: 'nl-nl' });
    await staff.post(`/page/version/${apple.pageVersionID}/store`, { title: 'Zzz, not published' });
    const pages = await getPages({ type: 'Blank', locale: 'en' });
    expect(pages.map(({ title }) => title)).toEqual(['Apple', 'zebra']);
    const { body } = await visitor.post<{ page: Published }>('/page/get-by-slug', { slug: 'a' });
    expect(pages[0]).toEqual(body.page);
    expect(await getPages({ type: 'blank' })).toHaveLength(3);
    const titles = async () => (await getPages({ type: null, locale: 'en' })).map(({ title }) => title);
    expect(await titles()).toEqual(['Other type', 'Apple', 'zebra']);
    await staff.post(`/page/${zebra.pageID}/publish`);
    expect(await titles()).toEqual(['zebra', 'Other type', 'Apple']);
    await staff.post(`/page/${zebra.pageID}/unpublish`);
    expect((await getPages({ type: 'blank', locale: 'en' })).map(({ title }) => title)).toEqual(['Apple']);
    await staff.post(`/page/${apple.pageID}/delete`);
    expect(await getPages({ type: 'blank', locale: 'en' })).toEqual([]);
  });

  it('are empty for an unknown type or locale, and the same for staff', async () => {
    expect(await getPages({ type: 'nothing', locale: 'en' })).toEqual([]);
    expect(await getPages({ type: 'blank', locale: 'xx-xx' })).toEqual([]);
    expect(await getPages({ locale: 'nl-nl' }, staff)).toEqual(await getPages({ locale: 'nl-nl' }));
    const wrong = await visitor.post('/page/get-pages', { type: 1 });
    expect([wrong.status, wrong.body]).toMatchObject([400, failure('V_12', 'page.type')]);
  });
});

describe('the addresses of a page and its translations', () => {
  const siblings = (client: TestClient, id: number | string) =>
    client.get<{ locale: string; slug: string }[]>(`/page/get-sibling-slugs/${id}`);

  it('include published ones for visitors, and all for staff, in the order of the settings', async () => {
    const source = await createPublishedPage(staff, { slug: 'source' });
    const translate = async (newLocale: string, slug: string) =>
      (await staff.post<NewPage>('/page/create-translation', { pageID: source.pageID, newLocale, title: 'T', slug }))
        .body;
    const german = await translate('de-de', 'quelle');
    const dutch = await translate('nl-nl', 'bron');
    await staff.post(`/page/${german.pageID}/publish`);
    const [en, nl, de] = [
      { locale: 'en', slug: 'source' },
      { locale: 'nl-nl', slug: 'bron' },
      { locale: 'de-de', slug: 'quelle' },
    ];
    expect((await siblings(visitor, source.pageID)).body).toEqual([en, de]);
    expect((await siblings(visitor, german.pageID)).body).toEqual([en, de]);
    expect((await siblings(staff, dutch.pageID)).body).toEqual([en, nl, de]);
    expect((await siblings(visitor, dutch.pageID)).status).toBe(404);
    await staff.post(`/page/${german.pageID}/delete`);
    expect((await siblings(staff, source.pageID)).body).toEqual([en, nl]);
    expect((await siblings(visitor, source.pageID)).body).toEqual([en]);
  });

  it('are 404 PM_01 for a page that the caller cannot see', async () => {
    const { pageID } = await createPage(staff, { slug: 'unseen' });
    expect((await siblings(staff, pageID)).body).toEqual([{ locale: 'en', slug: 'unseen' }]);
    for (const id of [pageID, 999_999, 'x']) {
      const { status, body } = await siblings(visitor, id);
      expect([status, body]).toMatchObject([404, failure('PM_01', '')]);
    }
  });
});
