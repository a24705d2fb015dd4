import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { restBlock, createPage, type NewPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { readTranslation, setLocales } from '../../support/translations.ts';
import { signInAs } from '../../support/users.ts';

let server: TestServer;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  editor = await server.signIn();
  await setLocales(server, 'en', 'nl-nl', 'de-de');
});
afterAll(() => server.stop());

const heading = (key: string, text = key) => restBlock('heading', { text, level: '2' }, key);
let number = 0;

async function translate(source: NewPage, locale = 'nl-nl'): Promise<number> {
  number += 1;
  const { data, errors } = await editor.graphql<{
    createTranslation: { page: { id: number } | null; errors: unknown[] };
  }>(
    `mutation ($pageID: Int!, $locale: String!, $slug: String!) {
       createTranslation(pageID: $pageID, newLocale: $locale, title: "Vertaald", slug: $slug) {
         page { id } errors { code property } } }`,
    { pageID: source.pageID, locale, slug: `translated-${number}` },
  );
  const { page } = data?.createTranslation ?? {};
  if (!page) throw new Error(JSON.stringify(errors ?? data));
  return page.id;
}

const store = (page: NewPage, blocks: unknown[]) =>
  editor.post(`/page/version/${page.pageVersionID}/store`, { blocks });

const markUpToDate = async (pageID: number, client = editor) =>
  client.graphql<{ markTranslationUpToDate: { page: { id: number } | null; errors: unknown[] } }>(
    'mutation ($id: Int!) { markTranslationUpToDate(pageID: $id) { page { id } errors { code property } } }',
    { id: pageID },
  );

const setDeleted = (pageID: number, deleted: boolean) =>
  query(
    server.orm.em.fork(),
    sql`update page set deleted_at = case when ${deleted}::boolean then now() end where id = ${pageID}`,
  );

async function createPair(...keys: string[]): Promise<{ source: NewPage; translation: number }> {
  const source = await createPage(editor, { content: keys.map((key) => heading(key)) });
  return { source, translation: await translate(source) };
}

it('starts up to date with its source', async () => {
  const { source, translation } = await createPair('a', 'b');
  expect(await readTranslation(editor, translation)).toEqual({
    source: { id: source.pageID },
    changedBlockCount: 0,
    changedBlocks: [],
    broughtUpToDateAt: expect.any(String) as string,
  });
  expect(await readTranslation(editor, source.pageID)).toBeNull();
});

type Sameness = {
  page: { translation: { untranslatedTextCount: number } | null; siblings: { untranslatedTextCount: number | null }[] };
  publishingChecks: { errors: unknown[]; warnings: { code: string; property: string; count: number | null }[] };
};

async function readSameness(pageID: number) {
  const { data } = await editor.graphql<Sameness>(
    `query ($id: Int!) {
       page(id: $id) { translation { untranslatedTextCount } siblings { untranslatedTextCount } }
       publishingChecks(pageID: $id) { errors { code } warnings { code property count } } }`,
    { id: pageID },
  );
  const { page, publishingChecks } = data;
  return {
    count: page.translation?.untranslatedTextCount ?? null,
    siblings: page.siblings.map(({ untranslatedTextCount }) => untranslatedTextCount),
    errors: publishingChecks.errors,
    warnings: publishingChecks.warnings.filter(({ code }) => code === 'SAME_AS_SOURCE'),
  };
}

it('warns of texts identical to the source, until they are translated', async () => {
  const content = [
    heading('a', 'Candles'),
    restBlock('rich-text', { html: '<p>At night</p>' }, 'b'),
    heading('c', '2026'),
  ];
  const source = await createPage(editor, { content });
  const translation = await translate(source);
  expect(await readSameness(translation)).toEqual({
    count: 2,
    siblings: [null, 2],
    errors: [],
    warnings: [{ code: 'SAME_AS_SOURCE', property: 'block.a.text', count: 2 }],
  });
  expect(await readSameness(source.pageID)).toMatchObject({ count: null, siblings: [null, 2], warnings: [] });

  const { body } = await editor.get(`/page/${translation}`);
  const { pageVersionID } = (body as { page: { pageVersionID: number } }).page;
  const storeTranslation = (blocks: unknown[]) => editor.post(`/page/version/${pageVersionID}/store`, { blocks });
  await storeTranslation([heading('a', 'Kaarsen'), ...content.slice(1)]);
  await store(source, [heading('a', 'Candles'), restBlock('rich-text', { html: '<p>By night</p>' }, 'b')]);
  expect(await readSameness(translation)).toMatchObject({ count: 1, warnings: [{ property: 'block.b.html' }] });

  await storeTranslation([heading('a', 'Kaarsen'), restBlock('rich-text', { html: '<p>In de nacht</p>' }, 'b')]);
  expect(await readSameness(translation)).toMatchObject({ count: 0, siblings: [null, 0], warnings: [] });
});

it('returns the errors of a translation that cannot be created', async () => {
  const { source } = await createPair('a');
  await expect(translate(source)).rejects.toThrow('V_06');
});

it('lists the blocks of the source that changed since', async () => {
  const { source, translation } = await createPair('a', 'b', 'c', 'd');
  await store(source, [heading('new'), heading('d'), heading('a', 'Other words'), heading('c')]);
  const state = await readTranslation(editor, translation);
  expect(state?.changedBlocks).toEqual([
    { key: 'new', change: 'ADDED', moved: false },
    { key: 'd', change: 'MOVED', moved: true },
    { key: 'a', change: 'CHANGED', moved: false },
    { key: 'b', change: 'REMOVED', moved: false },
  ]);
  expect(state?.changedBlockCount).toBe(4);
});

it('ignores stores that do not change the blocks', async () => {
  const { source, translation } = await createPair('a');
  await store(source, [heading('a', 'Other')]);
  expect(await readTranslation(editor, translation)).toMatchObject({ changedBlockCount: 1 });
  await store(source, [heading('a')]);
  expect(await readTranslation(editor, translation)).toMatchObject({ changedBlockCount: 0, changedBlocks: [] });
});

it('counts the changes for all siblings', async () => {
  const { source, translation } = await createPair('a', 'b');
  await store(source, [heading('a', 'Other'), heading('b')]);
  const later = await translate(source, 'de-de');
  const { data } = await editor.graphql<{ page: { siblings: { id: number; changedSourceBlocks: number | null }[] } }>(
    'query ($id: Int!) { page(id: $id) { siblings { id changedSourceBlocks } } }',
    { id: translation },
  );
  const byID = new Map(data.page.siblings.map(({ id, changedSourceBlocks }) => [id, changedSourceBlocks]));
  expect([source.pageID, translation, later].map((id) => byID.get(id))).toEqual([null, 1, 0]);
});

it('is up to date again once a user marks it, with an audit entry', async () => {
  const { source, translation } = await createPair('a', 'b');
  await store(source, [heading('a')]);
  const before = await readTranslation(editor, translation);
  const { data } = await markUpToDate(translation);
  expect(data.markTranslationUpToDate).toEqual({ page: { id: translation }, errors: [] });
  const after = await readTranslation(editor, translation);
  expect(after).toMatchObject({ changedBlockCount: 0, source: { id: source.pageID } });
  expect(Date.parse(after?.broughtUpToDateAt ?? '')).toBeGreaterThan(Date.parse(before?.broughtUpToDateAt ?? ''));
  const [entry] = await query(
    server.orm.em.fork(),
    sql`select action from audit_entry where subject_id = ${translation} and subject_type = 'page' order by id desc limit 1`,
  );
  expect(entry).toEqual({ action: 'page.brought-up-to-date' });
});

it('cannot be marked up to date with a missing source', async () => {
  const { source, translation } = await createPair('a');
  const refused = { page: null, errors: [{ code: 'V_07', property: 'page.source' }] };
  expect((await markUpToDate(source.pageID)).data.markTranslationUpToDate).toEqual(refused);
  await setDeleted(source.pageID, true);
  expect((await markUpToDate(translation)).data.markTranslationUpToDate).toEqual(refused);
  expect((await markUpToDate(999_999)).data.markTranslationUpToDate.errors).toEqual([{ code: 'PM_01', property: '' }]);
});

it('has no source while that is in the bin, and finds it again when it is restored', async () => {
  const { source, translation } = await createPair('a');
  await store(source, [heading('a', 'Other')]);
  await setDeleted(source.pageID, true);
  expect(await readTranslation(editor, translation)).toMatchObject({
    source: null,
    changedBlockCount: 0,
    changedBlocks: [],
  });
  await setDeleted(source.pageID, false);
  expect(await readTranslation(editor, translation)).toMatchObject({
    source: { id: source.pageID },
    changedBlockCount: 1,
  });
});

it('can be marked up to date only by users who may edit it', async () => {
  const { translation } = await createPair('a');
  const { browser } = await signInAs(server, 'Analyst');
  expect((await markUpToDate(translation, browser)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
