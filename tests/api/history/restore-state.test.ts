import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { createHistory, readHistory, storeFields } from '../../support/history.ts';
import { restBlock, createPage, createPublishedPage, type VersionBody } from '../../support/pages.ts';
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

const actionsOn = async (pageID: number): Promise<string[]> =>
  (
    await query(
      server.orm.em.fork(),
      sql<{ action: string }>`select action from audit_entry
                               where subject_type = 'page' and subject_id = ${pageID} order by id`,
    )
  ).map(({ action }) => action);

type Restored = { page: { title: string } | null; pageVersion: VersionBody | null; errors: unknown[] };

async function restore(snapshotID: number | undefined, options: { blockKey?: string; revision?: number } = {}) {
  const { blockKey, revision } = options;
  const selection =
    '{ page { title } pageVersion { id revision title blocks { key type props } } errors { code property } }';
  const { data } = await editor.graphql<Record<'restored', Restored>>(
    blockKey === undefined
      ? `mutation ($id: Int!, $revision: Int) {
           restored: restorePageSnapshot(snapshotID: $id, revision: $revision) ${selection} }`
      : `mutation ($id: Int!, $revision: Int, $blockKey: String!) {
           restored: restoreBlock(snapshotID: $id, revision: $revision, blockKey: $blockKey) ${selection} }`,
    { id: snapshotID, revision, ...(blockKey !== undefined && { blockKey }) },
  );
  return data.restored;
}

it('restores a state: its content becomes the newest, and the history keeps what it replaced', async () => {
  const page = await createPage(editor, { title: 'One', content: [restBlock('heading', { text: 'Dak' })] });
  await storeFields(colleague, page, { title: 'Two', blocks: [] });
  const revision = await storeFields(editor, page, { title: 'Three' });
  const [, , first] = await readHistory(editor, page.pageID);
  const restored = await restore(first?.id, { revision });
  expect(restored).toMatchObject({
    page: { title: 'One' },
    pageVersion: { title: 'One', revision: revision + 1, blocks: [{ key: 'heading-1' }] },
    errors: [],
  });
  expect((await readHistory(editor, page.pageID)).map(({ title }) => title)).toEqual(['One', 'Three', 'Two', 'One']);
  expect((await actionsOn(page.pageID)).at(-1)).toBe('page.snapshot-restored');
});

it('notifies every node that the page was stored', async () => {
  const page = await createHistory([editor, colleague], 'One', 'Two');
  const [, first] = await readHistory(editor, page.pageID);
  const announced: unknown[] = [];
  const { announce } = server.services;
  server.services.announce = (event) => void announced.push(event);
  await restore(first?.id);
  server.services.announce = announce;
  expect(announced).toEqual([{ name: 'page.stored', pageID: page.pageID }]);
});

it('stores one of 20 parallel restorations of one revision', async () => {
  const page = await createHistory([editor, colleague], 'One', 'Two');
  const [, first] = await readHistory(editor, page.pageID);
  const responses = await Promise.all(Array.from({ length: 20 }, () => restore(first?.id, { revision: 2 })));
  expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await readHistory(editor, page.pageID)).toHaveLength(3);
});

it('restores into a new version if the newest is frozen', async () => {
  const page = await createPublishedPage(editor, { title: 'One' });
  const [snapshot] = await readHistory(editor, page.pageID);
  expect((await restore(snapshot?.id)).pageVersion?.id).toBeGreaterThan(page.pageVersionID);
});

it('refuses to overwrite work that the viewer has not seen', async () => {
  const page = await createHistory([editor, colleague], 'One', 'Two');
  const [, first] = await readHistory(editor, page.pageID);
  const before = await readHistory(editor, page.pageID);
  expect((await restore(first?.id, { revision: 1 })).errors).toEqual([{ code: 'V_07', property: 'version.revision' }]);
  expect((await restore(999_999)).errors).toEqual([{ code: 'PM_01', property: '' }]);
  expect(await readHistory(editor, page.pageID)).toEqual(before);
});

it('restores one block in its place, or after the block that it followed', async () => {
  const blocks = ['a', 'b', 'c'].map((key) => restBlock('heading', { text: key }, key));
  const page = await createPage(editor, { content: blocks });
  await storeFields(colleague, page, {
    blocks: [restBlock('heading', { text: 'new' }, 'n'), blocks[0], restBlock('heading', { text: 'changed' }, 'c')],
  });
  const [, first] = await readHistory(editor, page.pageID);
  await restore(first?.id, { blockKey: 'b' });
  const restored = await restore(first?.id, { blockKey: 'c' });
  expect(restored.pageVersion?.blocks.map(({ key, props }) => [key, props.text])).toEqual([
    ['n', 'new'],
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
  ]);
  expect((await actionsOn(page.pageID)).at(-1)).toBe('page.block-restored');
  expect((await restore(first?.id, { blockKey: 'none' })).errors).toEqual([
    { code: 'V_12', property: 'snapshot.blockKey' },
  ]);
});

it('restores content of an older site as far as it is still valid', async () => {
  const page = await createPage(editor, { content: [] });
  await storeFields(colleague, page, { title: 'Now' });
  const old = {
    title: 'Old',
    seoTitle: '',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    blocks: [
      restBlock('gone-block', { anything: [1] }, 'gone'),
      restBlock(
        'heading',
        {
          text: 'Dak',
          level: '9',
        },
        'level',
      ),
      {
        ...restBlock('image', {}, 'image'),
        __images: {
          image: [
            {
              fileID: 999999,
              fileName: 'x.png',
              altText: '',
              cropParams: null,
            },
          ],
        },
      },
    ],
    pageTypeProps: {
      intro: 'Welkom',
      old: true,
    },
    pageTypeImages: {},
    pageTypeFiles: {},
  };
  const [, first] = await readHistory(editor, page.pageID);
  await query(
    server.orm.em.fork(),
    sql`update page_snapshot set content = ${JSON.stringify(old)}::jsonb where id = ${first?.id ?? 0}`,
  );
  const restored = await restore(first?.id);
  expect(restored.errors).toEqual([]);
  expect(restored.pageVersion?.blocks).toMatchObject([
    { key: 'gone', props: { anything: [1] } },
    { key: 'level', props: { text: 'Dak' } },
    { key: 'image' },
  ]);
});

it('refuses a block if the page already has 2,000', async () => {
  const page = await createPage(editor, { content: [restBlock('heading', { text: 'gone' }, 'gone')] });
  const many = Array.from({ length: 2_000 }, (_, index) => restBlock('heading', { text: 'x' }, `k${index}`));
  await storeFields(colleague, page, { blocks: many });
  const [, first] = await readHistory(editor, page.pageID);
  expect((await restore(first?.id, { blockKey: 'gone' })).errors).toEqual([
    { code: 'V_12', property: 'version.blocks' },
  ]);
  expect(await readHistory(editor, page.pageID)).toHaveLength(2);
});
