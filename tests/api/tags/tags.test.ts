import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../support/users.ts';
import { receiveEvents } from '../../support/receive-events.ts';
import { createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Problem = { code: string; property: string };
type Tag = { id: number; name: string; public: boolean; pageCount: number; fileCount: number };
type Changed<Name extends string, Value> = Record<Name, Value | null> & { errors: Problem[] };

const fields = 'id name public pageCount fileCount';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  editor = (await signInAs(server)).browser;
});
afterAll(() => server.stop());

async function createTags(names: string[], isPublic = false) {
  const { data } = await editor.graphql<{ createTags: Changed<'tags', Tag[]> }>(
    `mutation ($names: [String!]!, $public: Boolean!) {
       createTags(names: $names, public: $public) { tags { ${fields} } errors { code property } } }`,
    { names, public: isPublic },
  );
  return data.createTags;
}

async function createTag(name: string, isPublic = false): Promise<Tag> {
  const [tag] = (await createTags([name], isPublic)).tags ?? [];
  if (!tag) throw new Error(`no tag was created from ${name}`);
  return tag;
}

async function editTag(variables: Record<string, unknown>) {
  const { data } = await editor.graphql<{ editTag: Changed<'tag', Tag> }>(
    `mutation ($id: Int!, $name: String, $public: Boolean) {
       editTag(id: $id, name: $name, public: $public) { tag { ${fields} } errors { code property } } }`,
    variables,
  );
  return data.editTag;
}

async function mergeTags(ids: number[], into: number) {
  const { data } = await editor.graphql<{ mergeTags: Changed<'tag', Tag> }>(
    `mutation ($ids: [Int!]!, $into: Int!) {
       mergeTags(ids: $ids, into: $into) { tag { ${fields} } errors { code property } } }`,
    { ids, into },
  );
  return data.mergeTags;
}

async function deleteTags(ids: number[]) {
  const { data } = await editor.graphql<{ deleteTags: Changed<'ids', number[]> }>(
    'mutation ($ids: [Int!]!) { deleteTags(ids: $ids) { ids errors { code property } } }',
    { ids },
  );
  return data.deleteTags;
}

async function tagPage(pageID: number, tags: string[]) {
  const { data } = await editor.graphql<{ tagPage: Changed<'page', { tags: string[] }> }>(
    `mutation ($pageID: Int!, $tags: [String!]!) {
       tagPage(pageID: $pageID, tags: $tags) { page { tags } errors { code property } } }`,
    { pageID, tags },
  );
  return data.tagPage;
}

async function listTags(searchTerm: string, more = ''): Promise<Tag[]> {
  const { data } = await editor.graphql<{ tags: { items: Tag[]; totalItems: number } }>(
    `query ($searchTerm: String) { tags(searchTerm: $searchTerm ${more}) { items { ${fields} } totalItems } }`,
    { searchTerm },
  );
  expect(data.tags.totalItems).toBe(data.tags.items.length);
  return data.tags.items;
}

const publicTagsOf = async (slug: string) => {
  const { data } = await server
    .visitor()
    .graphql<{ publishedPage: { tags: string[] } | null }>(
      'query ($slug: String!) { publishedPage(slug: $slug) { tags } }',
      { slug },
    );
  return data.publishedPage?.tags;
};

describe('tags', () => {
  it('are created several at once; existing ones stay as they are', async () => {
    const stored = await createTag('Many A', true);
    const { tags, errors } = await createTags(['many a', ' Many B ', 'Many B', 'Many C']);
    expect(errors).toEqual([]);
    expect(tags?.map(({ name }) => name)).toEqual(['Many B', 'Many C']);
    expect(await listTags('many')).toMatchObject([{ id: stored.id, name: 'Many A', public: true }, {}, {}]);
  });

  it('are created all or none: a blank one is named by its position', async () => {
    const { tags, errors } = await createTags(['None A', ' ', 'None B']);
    expect([tags, errors]).toEqual([null, [{ code: 'V_16', property: 'tag.names.1' }]]);
    expect(await listTags('none')).toEqual([]);
  });

  it('are renamed and made public everywhere they are used', async () => {
    const tag = await createTag('Before');
    const page = await createPage(editor);
    await tagPage(page.pageID, ['before']);
    const { tag: edited } = await editTag({ id: tag.id, name: 'After', public: true });
    expect(edited).toEqual({ ...tag, name: 'After', public: true, pageCount: 1 });
    expect((await listTags('after')).map(({ id }) => id)).toEqual([tag.id]);
    const { data } = await editor.graphql<{ page: { tags: string[] } }>(`{ page(id: ${page.pageID}) { tags } }`);
    expect(data.page.tags).toEqual(['After']);
  });

  it('cannot take the name of another, but can change their own case', async () => {
    await createTag('Taken');
    const tag = await createTag('Free');
    expect((await editTag({ id: tag.id, name: 'TAKEN' })).errors).toEqual([{ code: 'V_06', property: 'tag.name' }]);
    expect((await editTag({ id: tag.id, name: 'FREE' })).tag?.name).toBe('FREE');
    expect((await editTag({ id: 999_999, name: 'x' })).errors).toEqual([{ code: 'V_12', property: 'tag.id' }]);
  });

  it('are merged into one, once on everything that had one of them', async () => {
    const [one, two, three] = [await createTag('Merge 1'), await createTag('Merge 2'), await createTag('Merge 3')];
    const [both, last] = [await createPage(editor), await createPage(editor)];
    await tagPage(both.pageID, ['Merge 1', 'Merge 2']);
    await tagPage(last.pageID, ['Merge 3']);
    const { tag } = await mergeTags([two.id, three.id], one.id);
    expect(tag).toMatchObject({ name: 'Merge 1', pageCount: 2 });
    expect((await listTags('merge')).map(({ id }) => id)).toEqual([one.id]);
  });

  it('are not merged into themselves, or if one is unknown', async () => {
    const tag = await createTag('Merge alone');
    expect((await mergeTags([tag.id], tag.id)).errors).toEqual([{ code: 'V_12', property: 'tag.ids' }]);
    expect((await mergeTags([tag.id], 999_999)).errors).toEqual([{ code: 'V_12', property: 'tag.id' }]);
    expect(await listTags('merge alone')).toHaveLength(1);
  });

  it('are deleted everywhere, or none of them', async () => {
    const [one, two] = [await createTag('Delete 1'), await createTag('Delete 2')];
    const page = await createPage(editor);
    await tagPage(page.pageID, ['Delete 1', 'Delete 2', 'Delete not']);
    expect((await deleteTags([one.id, 999_999])).errors).toEqual([{ code: 'V_12', property: 'tag.id' }]);
    const events = await receiveEvents(server);
    expect((await deleteTags([one.id, two.id])).ids).toEqual([one.id, two.id]);
    expect(await events.take(), 'a page is announced once').toEqual([
      { name: 'pages.untagged', pageIDs: [page.pageID] },
      { name: 'tag.changed', tagID: one.id },
    ]);
    await events.stop();
    const { data } = await editor.graphql<{ page: { tags: string[] } }>(`{ page(id: ${page.pageID}) { tags } }`);
    expect(data.page.tags).toEqual(['Delete not']);
  });

  it('are listed by use, only the public ones if requested', async () => {
    const [, used] = [await createTag('List rare', true), await createTag('List often')];
    const page = await createPage(editor);
    await tagPage(page.pageID, ['List often']);
    const byPages = await listTags('list', ', sort: PAGES, order: DESC');
    expect(byPages.map(({ name }) => name)).toEqual(['List often', 'List rare']);
    expect((await listTags('list', ', public: false')).map(({ id }) => id)).toEqual([used.id]);
  });

  it('do not count pages in the bin', async () => {
    await createTag('Binned');
    const page = await createPage(editor);
    await tagPage(page.pageID, ['Binned']);
    await (await signInAs(server, 'Publisher')).browser.post(`/page/${page.pageID}/delete`);
    expect(await listTags('binned')).toMatchObject([{ pageCount: 0 }]);
  });
});

describe('the tags of a page', () => {
  it('show visitors the public ones only, at once', async () => {
    const { browser: publisher } = await signInAs(server, 'Publisher');
    await createTag('Shown', true);
    const page = await createPublishedPage(publisher, { slug: 'tagged-page' });
    expect(await publicTagsOf('tagged-page')).toEqual([]);
    await tagPage(page.pageID, ['Shown', 'Hidden']);
    expect(await publicTagsOf('tagged-page')).toEqual(['Shown']);
  });

  it('filter the list of pages, case-insensitively', async () => {
    const page = await createPage(editor);
    await createPage(editor);
    await tagPage(page.pageID, ['Narrow']);
    const { data } = await editor.graphql<{ pages: { items: { id: number }[]; totalItems: number } }>(
      '{ pages(filter: { tag: "NARROW" }) { items { id } totalItems } }',
    );
    expect(data.pages).toEqual({ items: [{ id: page.pageID }], totalItems: 1 });
  });

  it('are copied to a duplicate and to a translation', async () => {
    const page = await createPage(editor, { slug: 'tags-go-along' });
    await tagPage(page.pageID, ['Along']);
    const { data } = await editor.graphql<{ duplicatePage: { page: { tags: string[] } } }>(
      `mutation { duplicatePage(pageID: ${page.pageID}, locale: "en", title: "Copy", slug: "tags-copied") { page { tags } } }`,
    );
    expect(data.duplicatePage.page.tags).toEqual(['Along']);
  });

  it.each([
    [[' '], 'V_16'],
    [['x'.repeat(256)], 'V_14'],
    [Array.from({ length: 51 }, (_, index) => `t${index}`), 'V_14'],
    [['a\nb'], 'V_12'],
  ])('are refused if %j contains an invalid one', async (tags, code) => {
    const page = await createPage(editor);
    expect(await tagPage(page.pageID, tags)).toEqual({ page: null, errors: [{ code, property: 'page.tags' }] });
  });

  it('can be changed by users who may edit the page', async () => {
    const page = await createPage(editor);
    const { browser: analyst } = await signInAs(server, 'Analyst');
    const { errors } = await analyst.graphql(
      `mutation { tagPage(pageID: ${page.pageID}, tags: ["x"]) { errors { code } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await tagPage(999_999, ['x'])).errors).toEqual([{ code: 'PM_01', property: '' }]);
  });
});
