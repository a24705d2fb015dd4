import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../support/users.ts';
import { addFile } from '../../support/media-files.ts';
import { receiveEvents } from '../../support/receive-events.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Change = { addTags?: string[]; removeTags?: string[] };
type Problem = { code: string; property: string };
type Changed<Name extends string> = Record<Name, { tags: string[] } | null> & { errors: Problem[] };

let server: TestServer;
let editor: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  editor = (await signInAs(server)).browser;
  other = (await signInAs(server)).browser;
});
afterAll(() => server.stop());

async function changePage(pageID: number, change: Change, client = editor) {
  const { data } = await client.graphql<{ changePageTags: Changed<'page'> }>(
    `mutation ($pageID: Int!, $addTags: [String!]! = [], $removeTags: [String!]! = []) {
       changePageTags(pageID: $pageID, addTags: $addTags, removeTags: $removeTags) {
         page { tags } errors { code property } } }`,
    { pageID, ...change },
  );
  return data.changePageTags;
}

async function changeFile(id: number, change: Change & { tags?: string[] }, client = editor) {
  const { data } = await client.graphql<{ editFile: Changed<'file'> }>(
    'mutation ($input: EditFileInput!) { editFile(input: $input) { file { tags } errors { code property } } }',
    { input: { id, ...change } },
  );
  return data.editFile;
}

async function taggedPage(...addTags: string[]): Promise<number> {
  const { pageID } = await createPage(editor);
  expect((await changePage(pageID, { addTags })).errors).toEqual([]);
  return pageID;
}

const auditOf = async (pageID: number) => {
  const { data } = await (await server.signIn()).graphql<{
    auditEntries: { items: { action: string; changedFields: string[] | null }[] };
  }>(`{ auditEntries(filter: { subjectType: "page", subjectID: ${pageID} }) { items { action changedFields } } }`);
  return data.auditEntries.items.filter(({ action }) => action === 'page.tagged');
};

const many = (count: number) => Array.from({ length: count }, (_, index) => `many ${index}`);

describe('changing the tags of a page', () => {
  it('adds and removes the given tags, and keeps the others', async () => {
    const pageID = await taggedPage('Roof', 'Tower', 'Bell');
    const change = { addTags: ['nave', 'ROOF'], removeTags: ['tower', 'not there'] };
    expect((await changePage(pageID, change)).page?.tags).toEqual(['Bell', 'nave', 'Roof']);
    expect((await changePage(pageID, { addTags: ['Bell'], removeTags: ['bell'] })).page?.tags).toContain('Bell');
  });

  it('writes one audit entry and one event, and none if nothing changed', async () => {
    const pageID = await taggedPage('Once');
    const events = await receiveEvents(server);
    await changePage(pageID, { addTags: ['Twice'], removeTags: ['Once'] });
    await changePage(pageID, { addTags: ['twice'], removeTags: ['once'] });
    expect(await events.take()).toEqual([{ name: 'page.tagged', pageID }]);
    await events.stop();
    const entry = { action: 'page.tagged', changedFields: ['tags'] };
    expect(await auditOf(pageID)).toEqual([entry, entry]);
  });

  it('keeps parallel changes of others', async () => {
    const pageID = await taggedPage('Left', 'Right');
    const changes = [
      { addTags: ['One'], removeTags: ['Left'] },
      { addTags: ['Two'], removeTags: ['Right'] },
    ];
    await Promise.all(changes.map((change, index) => changePage(pageID, change, [editor, other][index])));
    expect((await changePage(pageID, {})).page?.tags).toEqual(['One', 'Two']);
  });

  it('is refused as a whole above 50 tags', async () => {
    const pageID = await taggedPage(...many(50));
    const tooMany = [{ code: 'V_14', property: 'page.addTags' }];
    expect(await changePage(pageID, { addTags: ['one more'] })).toEqual({ page: null, errors: tooMany });
    const swapped = await changePage(pageID, { addTags: ['one more'], removeTags: ['many 0'] });
    expect(swapped.page?.tags).toHaveLength(50);
  });

  it.each([
    [{ addTags: [' '] }, 'V_16', 'page.addTags'],
    [{ addTags: ['x'.repeat(256)] }, 'V_14', 'page.addTags'],
    [{ removeTags: ['a\nb'] }, 'V_12', 'page.removeTags'],
  ])('is refused if %j contains an invalid name', async (change, code, property) => {
    const pageID = await taggedPage('Unchanged');
    expect(await changePage(pageID, change)).toEqual({ page: null, errors: [{ code, property }] });
    expect((await changePage(pageID, {})).page?.tags).toEqual(['Unchanged']);
  });

  it('is allowed for users who may edit the page', async () => {
    const pageID = await taggedPage();
    const { browser: analyst } = await signInAs(server, 'Analyst');
    const { errors } = await analyst.graphql(
      `mutation { changePageTags(pageID: ${pageID}, addTags: ["x"]) { errors { code } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await changePage(999_999, { addTags: ['x'] })).errors).toEqual([{ code: 'PM_01', property: '' }]);
  });
});

describe('changing the tags of a file', () => {
  it('keeps tags that others add in parallel', async () => {
    const { id } = await addFile(editor, 'Tagged by two');
    await changeFile(id, { tags: ['Left', 'Right'] });
    const changes = [
      { addTags: ['One'], removeTags: ['LEFT'] },
      { addTags: ['Two'], removeTags: ['Right'] },
    ];
    await Promise.all(changes.map((change, index) => changeFile(id, change, [editor, other][index])));
    expect((await changeFile(id, {})).file?.tags).toEqual(['One', 'Two']);
    expect((await changeFile(id, { tags: ['Anew'], addTags: ['More'] })).file?.tags).toEqual(['Anew', 'More']);
  });

  it('is refused as a whole above 50 tags, and for an invalid name', async () => {
    const { id } = await addFile(editor, 'Tagged too often');
    await changeFile(id, { addTags: many(50) });
    const tooMany = [{ code: 'V_14', property: 'media.addTags' }];
    expect(await changeFile(id, { addTags: ['one more'] })).toEqual({ file: null, errors: tooMany });
    const blank = [{ code: 'V_16', property: 'media.removeTags' }];
    expect(await changeFile(id, { removeTags: [' '] })).toEqual({ file: null, errors: blank });
  });
});
