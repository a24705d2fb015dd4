import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { createHistory, readHistory, storeFields } from '../../support/history.ts';
import { restBlock, createPage, createPublishedPage, type NewPage, type VersionBody } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { signInAs } from '../../support/users.ts';

let server: TestServer;
let editor: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  editor = await server.signIn();
  ({ browser: colleague } = await signInAs(server, 'Editor'));
});
afterAll(() => server.stop());

const readPage = async (page: NewPage): Promise<VersionBody> =>
  (await editor.get<{ page: { content: VersionBody } }>(`/page/${page.pageID}`)).body.page.content;

it('lists the stored states, newest first, with author and time', async () => {
  const page = await createHistory([editor, colleague], 'One', 'Two', 'Three');
  const history = await readHistory(editor, page.pageID);
  expect(history.map(({ title, revision, versionNumber }) => ({ title, revision, versionNumber }))).toEqual([
    { title: 'Three', revision: 3, versionNumber: 1 },
    { title: 'Two', revision: 2, versionNumber: 1 },
    { title: 'One', revision: 1, versionNumber: 1 },
  ]);
  expect(history.map(({ author }) => author?.id)).toEqual([1, expect.any(Number), 1]);
  expect(Date.parse(history[0]?.storedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('pages through the history and counts all of it', async () => {
  const page = await createHistory([editor, colleague], 'One', 'Two', 'Three', 'Four');
  const { data } = await editor.graphql(
    'query ($id: Int!) { pageHistory(pageID: $id, pageIndex: 1, pageSize: 3) { totalItems items { title } } }',
    { id: page.pageID },
  );
  expect(data).toEqual({ pageHistory: { totalItems: 4, items: [{ title: 'One' }] } });
});

it('refuses an invalid page size', async () => {
  const { errors } = await editor.graphql('{ pageHistory(pageID: 1, pageSize: 1001) { totalItems } }');
  expect(errors?.[0]?.extensions).toMatchObject({ errorCode: 'V_12', property: 'list.pageSize' });
});

it('returns null for unknown pages and states', async () => {
  const { data } = await editor.graphql(`{
    pageHistory(pageID: 999999) { totalItems }
    pageSnapshot(id: 999999) { id }
    comparePageSnapshots(beforeID: 999998, afterID: 999999) { changeCount }
    comparePageVersions(afterID: 999999) { changeCount }
  }`);
  expect(data).toEqual({
    pageHistory: null,
    pageSnapshot: null,
    comparePageSnapshots: null,
    comparePageVersions: null,
  });
});

it('marks the state that visitors see and its publication time, and the requested state', async () => {
  const page = await createHistory([editor, colleague], 'One', 'Two');
  await editor.post(`/page/${page.pageID}/publish`);
  await storeFields(editor, page, { title: 'Three' });
  const marks = (await readHistory(editor, page.pageID)).map(
    ({ title, versionNumber, live, requested, publishedAt }) => ({
      title,
      versionNumber,
      live,
      requested,
      published: publishedAt !== null,
    }),
  );
  expect(marks).toEqual([
    { title: 'Three', versionNumber: 2, live: false, requested: false, published: false },
    { title: 'Two', versionNumber: 1, live: true, requested: false, published: true },
    { title: 'One', versionNumber: 1, live: false, requested: false, published: false },
  ]);
  await query(
    server.orm.em.fork(),
    sql`insert into publication_request (page_id, version_id, previous_status)
        select page_id, id, 'published' from page_version where page_id = ${page.pageID} and number = 2`,
  );
  expect((await readHistory(editor, page.pageID)).map(({ requested }) => requested)).toEqual([true, false, false]);
});

it('marks the state whose publication was rejected', async () => {
  const page = await createHistory([editor, colleague], 'One', 'Two');
  await editor.post(`/page/${page.pageID}/request-publication`);
  const [newest] = await readHistory(editor, page.pageID);
  await editor.post(`/page/version/${newest?.pageVersionID}/reject-publication`, { feedback: 'Not yet.' });
  await storeFields(editor, page, { title: 'Three' });
  const marks = (await readHistory(editor, page.pageID)).map(({ title, rejectedAt }) => [title, rejectedAt !== null]);
  expect(marks).toEqual([
    ['Three', false],
    ['Two', true],
    ['One', false],
  ]);
});

it('shows a state as a version, with current addresses', async () => {
  const page = await createPage(editor, { title: 'One', content: [restBlock('heading', { text: 'Dak', level: '2' })] });
  await storeFields(colleague, page, { blocks: [] });
  const [, first] = await readHistory(editor, page.pageID);
  const { data } = await editor.graphql(
    `query ($id: Int!) { pageSnapshot(id: $id) { title pageVersion { pageID title blocks { key type props } } } }`,
    { id: first?.id },
  );
  expect(data).toEqual({
    pageSnapshot: {
      title: 'One',
      pageVersion: {
        pageID: page.pageID,
        title: 'One',
        blocks: [
          {
            key: 'heading-1',
            type: 'heading',
            props: {
              text: 'Dak',
              level: '2',
            },
          },
        ],
      },
    },
  });
});

const comparison =
  '{ changeCount fields { name before after words { text change } } blocks { key type change moved fields { name before after } } }';

it('compares two states of a page', async () => {
  const heading = restBlock('heading', { text: 'Het dak', level: '2' }, 'a');
  const page = await createPage(editor, { title: 'Over ons', content: [heading] });
  const blocks = [{ ...heading, props: { text: 'De goot', level: '2' } }, restBlock('quote', { text: 'Rust' }, 'b')];
  await storeFields(colleague, page, { title: 'Over jullie', blocks });
  const [after, before] = await readHistory(editor, page.pageID);
  const { data } = await editor.graphql(
    `query ($before: Int!, $after: Int!) { comparePageSnapshots(beforeID: $before, afterID: $after) ${comparison} }`,
    { before: before?.id, after: after?.id },
  );
  expect(data.comparePageSnapshots).toEqual({
    changeCount: 3,
    fields: [
      {
        name: 'title',
        before: 'Over ons',
        after: 'Over jullie',
        words: [
          {
            text: 'Over ',
            change: 'SAME',
          },
          {
            text: 'ons',
            change: 'REMOVED',
          },
          {
            text: 'jullie',
            change: 'ADDED',
          },
        ],
      },
    ],
    blocks: [
      {
        key: 'a',
        type: 'heading',
        change: 'CHANGED',
        moved: false,
        fields: [
          {
            name: 'text',
            before: 'Het dak',
            after: 'De goot',
          },
        ],
      },
      {
        key: 'b',
        type: 'quote',
        change: 'ADDED',
        moved: false,
        fields: [
          {
            name: 'text',
            before: null,
            after: 'Rust',
          },
        ],
      },
    ],
  });
});

it('compares a version with another, or with an empty page', async () => {
  const page = await createPublishedPage(editor, {
    title: 'One',
    content: [restBlock('heading', { text: 'Dak' }, 'a')],
  });
  const { body } = await editor.post<{ pageVersionID: number }>(`/page/version/${page.pageVersionID}/store`, {
    blocks: [],
  });
  const { data } = await editor.graphql<
    Record<'both' | 'alone', { changeCount: number; blocks: { change: string }[] }>
  >(
    `query ($before: Int!, $after: Int!) {
       both: comparePageVersions(beforeID: $before, afterID: $after) ${comparison}
       alone: comparePageVersions(afterID: $before) ${comparison} }`,
    { before: page.pageVersionID, after: body.pageVersionID },
  );
  expect(data.both).toMatchObject({ changeCount: 1, blocks: [{ key: 'a', change: 'REMOVED' }] });
  expect(data.alone).toMatchObject({ changeCount: 2, fields: [{ name: 'title' }], blocks: [{ change: 'ADDED' }] });
});

it('does not compare two pages', async () => {
  const [one, other] = [
    await createHistory([editor, colleague], 'One'),
    await createHistory([editor, colleague], 'Other'),
  ];
  const [[before], [after]] = [await readHistory(editor, one.pageID), await readHistory(editor, other.pageID)];
  const snapshots = await editor.graphql(
    'query ($before: Int!, $after: Int!) { comparePageSnapshots(beforeID: $before, afterID: $after) { changeCount } }',
    { before: before?.id, after: after?.id },
  );
  expect(snapshots.errors?.[0]?.extensions).toMatchObject({ errorCode: 'V_12', property: 'snapshot.afterID' });
  const versions = await editor.graphql(
    'query ($before: Int!, $after: Int!) { comparePageVersions(beforeID: $before, afterID: $after) { changeCount } }',
    { before: one.pageVersionID, after: other.pageVersionID },
  );
  expect(versions.errors?.[0]?.extensions).toMatchObject({ errorCode: 'V_12', property: 'version.afterID' });
});

it('does not report a renamed page in a link as a change', async () => {
  const target = await createPage(editor, { slug: 'linked-page' });
  const html = '<p>Zie <a href="/linked-page">daar</a></p>';
  const page = await createPage(editor, { content: [restBlock('rich-text', { html }, 'a')] });
  await query(server.orm.em.fork(), sql`update page set slug = 'renamed-page' where id = ${target.pageID}`);
  const { blocks } = await readPage(page);
  await storeFields(colleague, page, { blocks, title: 'Other' });
  const [after, before] = await readHistory(editor, page.pageID);
  const { data } = await editor.graphql(
    `query ($before: Int!, $after: Int!) { comparePageSnapshots(beforeID: $before, afterID: $after) ${comparison} }`,
    { before: before?.id, after: after?.id },
  );
  expect(data.comparePageSnapshots).toMatchObject({ changeCount: 1, blocks: [{ change: 'UNCHANGED' }] });
});

it('lets a user without edit rights read the history, but restore nothing', async () => {
  const page = await createHistory([editor, colleague], 'One', 'Two');
  const { browser } = await signInAs(server, 'Analyst');
  const [snapshot] = await readHistory(browser, page.pageID);
  const { errors } = await browser.graphql(
    `mutation { restorePageSnapshot(snapshotID: ${snapshot?.id}) { errors { code } } }`,
  );
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const visitor = await server.visitor().graphql(`{ pageHistory(pageID: ${page.pageID}) { totalItems } }`);
  expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

it('keeps the last state of an author when a store explicitly starts a new one', async () => {
  const page = await createPage(editor, { title: 'Mine' });
  const revision = await storeFields(editor, page, { title: 'Mine too', revision: 1 });
  await storeFields(editor, page, { title: 'Theirs', revision, startsState: true });
  const titles = (await readHistory(editor, page.pageID)).map(({ title }) => title);
  expect(titles).toEqual(['Theirs', 'Mine too']);
  const { status } = await editor.post(`/page/version/${page.pageVersionID}/store`, {
    title: 'Late',
    revision,
    startsState: true,
  });
  expect(status).toBe(409);
});
