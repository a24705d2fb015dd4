import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { restBlock, createPage, failure, type NewPage, type VersionBody } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { setLocales } from '../../support/translations.ts';
import { signInAs } from '../../support/users.ts';

let server: TestServer;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  editor = await server.signIn();
  await setLocales(server, 'en', 'nl-nl', 'de-de');
});
afterAll(() => server.stop());

type PageResponse = {
  slug: string;
  locale: string;
  title: string;
  type: string;
  typeData: unknown;
  status: string;
  content: VersionBody;
};

const readPage = async (pageID: number): Promise<PageResponse> =>
  (await editor.get<{ page: PageResponse }>(`/page/${pageID}`)).body.page;

const translate = (body: Record<string, unknown>, client = editor) =>
  client.post<NewPage & Record<string, unknown>>('/page/create-translation', body);

const rows = <Row>(statement: ReturnType<typeof sql<Row>>) => query(server.orm.em.fork(), statement);

const countRows = () =>
  rows(sql`select (select count(*) from page) pages, (select count(*) from page_version) versions,
                  (select count(*) from translation) translations, (select count(*) from audit_entry) entries`);

describe('translating a page', () => {
  it("creates a page in the source's group with its blocks to start from", async () => {
    const blocks = [restBlock('heading', { text: 'Roof', level: '2' }, 'a'), restBlock('quote', { text: 'Rest' }, 'b')];
    const content = { blocks, seoTitle: 'All about the roof', pageType: { props: { intro: 'Hello' } } };
    const typeData = { code: 5 };
    const source = await createPage(editor, { title: 'Roof', slug: 'roof', content, typeData });
    const { status, body } = await translate({ pageID: source.pageID, newLocale: 'nl-nl', title: 'Dak', slug: 'dak' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ Success: true, Errors: [] });
    const page = await readPage(body.pageID);
    expect(page).toMatchObject({
      slug: 'dak',
      locale: 'nl-nl',
      title: 'Dak',
      type: 'default',
      typeData,
      status: 'concept',
      pageVersionID: body.pageVersionID,
      content: {
        title: 'Dak',
        seoTitle: 'All about the roof',
        blocks,
        pageType: { props: { intro: 'Hello' } },
      },
    });
    const groups = await rows(
      sql`select distinct sibling_group_id from page where id in (${source.pageID}, ${body.pageID})`,
    );
    expect(groups).toHaveLength(1);
    const entries = await rows(
      sql`select action, actor_id from audit_entry where subject_type = 'page' and subject_id = ${body.pageID}`,
    );
    expect(entries).toEqual([{ action: 'page.translated', actor_id: 1 }]);
  });

  it('starts from the newest content, even if an older version is published', async () => {
    const source = await createPage(editor, { content: [restBlock('heading', { text: 'Old' }, 'a')] });
    await editor.post(`/page/${source.pageID}/publish`);
    await editor.post(`/page/version/${source.pageVersionID}/store`, {
      blocks: [restBlock('heading', { text: 'New' }, 'a')],
    });
    const { body } = await translate({ pageID: source.pageID, newLocale: 'nl-nl', title: 'Nieuw', slug: 'nieuw' });
    expect((await readPage(body.pageID)).content.blocks).toMatchObject([{ key: 'a', props: { text: 'New' } }]);
  });

  it('links to the translations of linked pages, the page itself included, if there are any', async () => {
    const [target, alone] = [await createPage(editor, { slug: 'target' }), await createPage(editor, { slug: 'alone' })];
    const translated = await translate({ pageID: target.pageID, newLocale: 'de-de', title: 'Ziel', slug: 'ziel' });
    const html = ['target', 'alone', 'myself'].map((slug) => `<a href="/${slug}#more">${slug}</a>`).join('');
    const source = await createPage(editor, { slug: 'myself' });
    await editor.post(`/page/version/${source.pageVersionID}/store`, {
      blocks: [restBlock('rich-text', { html: `<p>${html}</p>` }, 'a')],
    });
    const { body } = await translate({ pageID: source.pageID, newLocale: 'de-de', title: 'Ich', slug: 'ich' });
    const [first] = (await readPage(body.pageID)).content.blocks;
    expect(first?.props.html).toBe(
      `<p><a href="/de-de/ziel#more" data-page-id="${translated.body.pageID}">target</a>` +
        `<a href="/alone#more" data-page-id="${alone.pageID}">alone</a>` +
        `<a href="/de-de/ich#more" data-page-id="${body.pageID}">myself</a></p>`,
    );
  });

  it('starts from content of an older site as far as it can be stored', async () => {
    const source = await createPage(editor, { content: [] });
    const blocks = [restBlock('gone-block', { x: 1 }, 'a'), restBlock('heading', { text: 'Roof', level: '9' }, 'b')];
    await rows(
      sql`update page_version set blocks = ${JSON.stringify(blocks)}::jsonb where id = ${source.pageVersionID}`,
    );
    const { status, body } = await translate({ pageID: source.pageID, newLocale: 'nl-nl', title: 'Oud', slug: 'oud' });
    expect(status).toBe(200);
    expect((await readPage(body.pageID)).content.blocks).toMatchObject([
      { type: 'gone-block', props: { x: 1 } },
      { type: 'heading', props: { text: 'Roof' } },
    ]);
  });

  const given = { newLocale: 'nl-nl', title: 'Dak', slug: 'some-slug' };
  it.each([
    ['no page', { pageID: undefined }, 400, 'V_01', 'page.pageID'],
    ['no locale', { newLocale: undefined }, 400, 'V_01', 'page.newLocale'],
    ['no title', { title: undefined }, 400, 'V_01', 'page.title'],
    ['a blank title', { title: ' ' }, 400, 'V_01', 'page.title'],
    ['no slug', { slug: undefined }, 400, 'V_01', 'page.slug'],
    ['an empty slug', { slug: '' }, 400, 'V_01', 'page.slug'],
    ['a slug of a wrong form', { slug: '/x' }, 400, 'V_12', 'page.slug'],
    ['a locale that is not available', { newLocale: 'fr-fr' }, 400, 'V_12', 'page.newLocale'],
    ["the source's own locale", { newLocale: 'en' }, 409, 'V_06', 'page.locale'],
    ['a title of 256 characters', { title: 'x'.repeat(256) }, 400, 'V_14', 'page.title'],
    ['an unknown page', { pageID: 999_999 }, 404, 'PM_01', ''],
  ])('refuses %s', async (_name, fields, status, code, property) => {
    const { pageID } = await createPage(editor);
    const before = await countRows();
    const response = await translate({ pageID, ...given, ...fields });
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject(failure(code, property));
    expect(await countRows()).toEqual(before);
  });

  it('refuses a taken slug and a locale that the group has, until that page is in the bin', async () => {
    const source = await createPage(editor);
    await createPage(editor, { locale: 'nl-nl', slug: 'bezet' });
    const taken = await translate({ pageID: source.pageID, ...given, slug: 'bezet' });
    expect(taken).toMatchObject({ status: 409, body: failure('V_06', 'page.slug') });
    const first = await translate({ pageID: source.pageID, ...given, slug: 'eerste' });
    const second = await translate({ pageID: source.pageID, ...given, slug: 'tweede' });
    expect(second).toMatchObject({ status: 409, body: failure('V_06', 'page.locale') });
    await rows(sql`update page set deleted_at = now() where id = ${first.body.pageID}`);
    expect((await translate({ pageID: source.pageID, ...given, slug: 'tweede' })).status).toBe(200);
  });

  it('refuses a page in the bin', async () => {
    const source = await createPage(editor);
    await rows(sql`update page set deleted_at = now() where id = ${source.pageID}`);
    expect((await translate({ pageID: source.pageID, ...given })).status).toBe(404);
  });

  it('requires create-page in the new locale', async () => {
    const source = await createPage(editor);
    const { browser, user } = await signInAs(server, 'Editor');
    await rows(
      sql`with role as (
            insert into role (name, permissions)
            values ('Nederlands', '[{"name": "create-page", "parameters": {"locales": ["nl-nl"]}}]') returning id
          )
          update "user" set role_id = (select id from role) where id = ${user.id}`,
    );
    expect((await translate({ pageID: source.pageID, ...given, newLocale: 'de-de' }, browser)).status).toBe(403);
    expect((await translate({ pageID: source.pageID, ...given, slug: 'mag-wel' }, browser)).status).toBe(200);
  });

  it('notifies every node of the new page', async () => {
    const source = await createPage(editor);
    const announced: unknown[] = [];
    const { announce } = server.services;
    server.services.announce = (event) => void announced.push(event);
    const { body } = await translate({ pageID: source.pageID, ...given, slug: 'gehoord' });
    server.services.announce = announce;
    expect(announced).toEqual([{ name: 'page.created', pageID: body.pageID }]);
  });
});

it('creates one of 50 parallel translations into a locale', { timeout: 60_000 }, async () => {
  for (const round of [1, 2, 3]) {
    const source = await createPage(editor);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        translate({ pageID: source.pageID, newLocale: 'nl-nl', title: 'Race', slug: `race-${round}-${index}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = responses.filter(({ status }) => status === 409);
    expect(others).toHaveLength(49);
    for (const { body } of others) expect(body).toMatchObject(failure('V_06', 'page.locale'));
  }
});
