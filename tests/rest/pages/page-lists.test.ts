import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { restBlock, createPage, createPublishedPage, failure, type NewPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { signInAs } from '../../support/users.ts';

let server: TestServer;
let staff: TestClient;
let editorID: number;
const made: Record<string, NewPage> = {};

type Item = { id: number; title: string; slug: string; createdAt: string; updatedAt: string };
type List = { items: Item[]; totalItems: number };

const list = async (body: Record<string, unknown>) => (await staff.post<List>('/page/list', body)).body;
const slugsOf = async (body: Record<string, unknown>) => (await list(body)).items.map(({ slug }) => slug);

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  await query(
    server.orm.em.fork(),
    sql`insert into setting (key, value) values ('availableLocales', '["en", "nl-nl"]')`,
  );
  const { user, browser } = await signInAs(server, 'Editor');
  editorID = user.id;
  made.roof = await createPublishedPage(staff, { title: 'The Roof', slug: 'roof' });
  made.gutter = await createPage(browser, { title: 'Gutters & roofs 100%', slug: 'gutters', locale: 'nl-nl' });
  made.tower = await createPage(staff, { title: 'tower_of', slug: 'tower/roof-top', type: 'blank' });
  made.bell = await createPage(browser, { title: 'Überbell', slug: 'bell' });
  made.gone = await createPage(staff, { title: 'Gone roof', slug: 'gone' });
  await staff.post(`/page/${made.gone.pageID}/delete`);
});
afterAll(() => server.stop());

const idOf = (name: string): number => made[name]?.pageID ?? 0;

describe('the list of pages', () => {
  it('returns items as the contract specifies, newest first', async () => {
    const { items, totalItems } = await list({});
    expect(totalItems).toBe(4);
    expect(items.map(({ slug }) => slug)).toEqual(['bell', 'tower/roof-top', 'gutters', 'roof']);
    const { createdAt = '', updatedAt = '' }: Partial<Item> = items.at(-1) ?? {};
    expect(items.at(-1)).toEqual({
      id: idOf('roof'),
      title: 'The Roof',
      slug: 'roof',
      locale: 'en',
      type: 'default',
      status: 'published',
      hasPublicationRequest: false,
      publishedVersionID: made.roof?.pageVersionID,
      createdAt,
      updatedAt,
    });
    for (const instant of [createdAt, updatedAt]) expect(new Date(instant).toISOString()).toBe(instant);
  });

  it('treats null, empty and missing filters as all', async () => {
    const nothing = { type: null, locale: '', searchTerm: null, columnToSort: '', sortOrder: null, pageSize: null };
    expect(await list(nothing)).toEqual(await list({}));
    expect(await list({ status: '', editor: '', searchTerm: ' ' })).toEqual(await list({}));
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['locale', { locale: 'nl-nl' }, ['gutters']],
    ['type, in another case', { type: 'BLANK' }, ['tower/roof-top']],
    ['status', { status: 'published' }, ['roof']],
    ['status and locale', { status: 'concept', locale: 'en' }, ['bell', 'tower/roof-top']],
    ['an unknown type', { type: 'nothing' }, []],
    ['a part of the title, in another case', { searchTerm: 'ROOFS' }, ['gutters']],
    ['a part of the slug', { searchTerm: 'oof' }, ['tower/roof-top', 'gutters', 'roof']],
    ['letters outside ASCII', { searchTerm: 'üBER' }, ['bell']],
    ['two letters', { searchTerm: 'tt' }, ['gutters']],
    ['a sign that patterns know', { searchTerm: '%' }, ['gutters']],
    ['another sign that patterns know', { searchTerm: 'r_o' }, ['tower/roof-top']],
    ['a search within a filter', { searchTerm: 'roof', status: 'concept', type: 'default' }, ['gutters']],
  ])('can be filtered by %s', async (_, filter, slugs) => {
    const { items, totalItems } = await list(filter);
    expect(items.map(({ slug }) => slug)).toEqual(slugs);
    expect(totalItems).toBe(slugs.length);
  });

  it('can be filtered by who last stored a page', async () => {
    expect(await slugsOf({ editor: editorID })).toEqual(['bell', 'gutters']);
    expect(await slugsOf({ editor: String(editorID), locale: 'en' })).toEqual(['bell']);
  });

  it.each<[string, string[]]>([
    ['title', ['gutters', 'roof', 'tower/roof-top', 'bell']],
    ['slug', ['bell', 'gutters', 'roof', 'tower/roof-top']],
    ['id', ['roof', 'gutters', 'tower/roof-top', 'bell']],
    ['locale', ['roof', 'tower/roof-top', 'bell', 'gutters']],
    ['type', ['tower/roof-top', 'roof', 'gutters', 'bell']],
    ['status', ['gutters', 'tower/roof-top', 'bell', 'roof']],
    ['hasPublicationRequest', ['roof', 'gutters', 'tower/roof-top', 'bell']],
    ['publishedVersionID', ['roof', 'gutters', 'tower/roof-top', 'bell']],
    ['createdAt', ['roof', 'gutters', 'tower/roof-top', 'bell']],
    ['updatedAt', ['roof', 'gutters', 'tower/roof-top', 'bell']],
  ])('can be sorted by %s, ties by id, both ways', async (columnToSort, slugs) => {
    expect(await slugsOf({ columnToSort, sortOrder: 'asc' })).toEqual(slugs);
    expect(await slugsOf({ columnToSort, sortOrder: 'desc' })).toEqual(slugs.toReversed());
  });

  it('is paginated, with the total number', async () => {
    expect(await list({ pageIndex: 1, pageSize: 3 })).toMatchObject({ items: [{ slug: 'roof' }], totalItems: 4 });
    expect(await list({ pageIndex: 9, pageSize: 3 })).toEqual({ items: [], totalItems: 4 });
  });

  it.each([
    ['an unknown column', { columnToSort: 'typeData' }, 'V_12', 'list.columnToSort'],
    ['an unknown order', { sortOrder: 'up' }, 'V_12', 'list.sortOrder'],
    ['too large a page', { pageSize: 1_001 }, 'V_12', 'list.pageSize'],
    ['an index below zero', { pageIndex: -1 }, 'V_12', 'list.pageIndex'],
    ['text for an index', { pageIndex: '0' }, 'V_12', 'list.pageIndex'],
    ['an unknown status', { status: 'live' }, 'V_12', 'list.status'],
    ['an editor that is not an id', { editor: 'x' }, 'V_12', 'list.editor'],
    ['a number for a locale', { locale: 1 }, 'V_12', 'list.locale'],
    ['a search term that is too long', { searchTerm: 'x'.repeat(256) }, 'V_14', 'list.searchTerm'],
  ])('refuses %s', async (_, body, code, property) => {
    const response = await staff.post('/page/list', body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject(failure(code, property));
  });
});

describe('pages by id', () => {
  const getMultiple = (body: Record<string, unknown>) => staff.post<{ slug: string }[]>('/page/get-multiple', body);

  it('are returned like single pages, in the order of the ids, and only of the locale', async () => {
    const pageIDs = [idOf('bell'), idOf('gutter'), String(idOf('roof'))];
    const { body } = await getMultiple({ pageIDs, locale: 'en' });
    const one = async (name: string) => (await staff.get<{ page: unknown }>(`/page/${idOf(name)}`)).body.page;
    expect(body).toEqual([await one('bell'), await one('roof')]);
    expect((await getMultiple({ pageIDs, locale: null })).body.map(({ slug }) => slug)).toEqual([
      'bell',
      'gutters',
      'roof',
    ]);
    expect((await getMultiple({ pageIDs: [], locale: '' })).body).toEqual([]);
  });

  it.each([
    ['an unknown page', [999_999], 404, 'PM_01', ''],
    ['an id that is none', ['x'], 400, 'V_12', 'page.pageIDs.0'],
    ['no ids', undefined, 400, 'V_01', 'page.pageIDs'],
    ['more than a thousand', Array.from({ length: 1_001 }, (_, index) => index + 1), 400, 'V_12', 'page.pageIDs'],
  ])('refuses %s', async (_, pageIDs, status, code, property) => {
    const response = await getMultiple({ pageIDs });
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject(failure(code, property));
  });

  it('do not include a page in the bin', async () => {
    expect((await getMultiple({ pageIDs: [idOf('gone')] })).status).toBe(404);
  });
});

describe('searching for a page to link to', () => {
  const search = async (body: Record<string, unknown>) =>
    (await staff.post<{ id: number; slug: string }[]>('/page/search', body)).body;

  it('returns the best match first, of one locale or of all', async () => {
    const found = await search({ searchTerm: 'roof', locale: 'en' });
    expect(found).toEqual([
      { id: idOf('roof'), title: 'The Roof', slug: 'roof', locale: 'en', type: 'default' },
      { id: idOf('tower'), title: 'tower_of', slug: 'tower/roof-top', locale: 'en', type: 'blank' },
    ]);
    expect((await search({ searchTerm: 'roof', locale: null })).map(({ slug }) => slug)).toEqual([
      'roof',
      'gutters',
      'tower/roof-top',
    ]);
    expect(await search({ searchTerm: 'roof', locale: 'xx-xx' })).toEqual([]);
    expect(await search({})).toHaveLength(4);
  });

  it('returns at most fifty pages', async () => {
    await query(
      server.orm.em.fork(),
      sql`with made as (insert into sibling_group select from generate_series(1, 60) returning id)
          insert into page (sibling_group_id, locale, slug, type, title)
            select id, 'nl-nl', 'many-' || id, 'default', 'Many ' || id from made`,
    );
    expect(await search({ searchTerm: 'many' })).toHaveLength(50);
    await query(server.orm.em.fork(), sql`delete from page where slug like 'many-%'`);
  });
});

describe('checking whether a name is free', () => {
  it.each([
    ['roof', 'en', false],
    ['roof', 'nl-nl', true],
    ['gone', 'en', true],
    ['Not A Slug', 'en', false],
    ['', 'en', false],
    ['api/x', 'en', false],
    ['files/api', 'en', true],
    ['assets', 'en', true],
    ['fresh', 'xx-xx', false],
    ['/', 'en', true],
  ])('returns for the slug %j in %s: %s', async (slug, locale, available) => {
    const { status, body } = await staff.post('/page/slug-available', { slug, locale });
    expect([status, body]).toEqual([200, { available }]);
  });

  it.each([
    ['no slug', { locale: 'en' }, 'V_01', 'page.slug'],
    ['no locale', { slug: 'x' }, 'V_01', 'page.locale'],
    ['a number', { slug: 1, locale: 'en' }, 'V_12', 'page.slug'],
  ])('refuses %s instead of a slug and locale', async (_, body, code, property) => {
    const response = await staff.post('/page/slug-available', body);
    expect([response.status, response.body]).toMatchObject([400, failure(code, property)]);
  });

  const pageVersionBlocks = [
    { ...restBlock('heading', {}, 'one'), anchorPoint: 'here' },
    { ...restBlock('heading', {}, 'two'), anchorPoint: '' },
  ];
  it.each([
    ['here', 'one', true],
    ['here', 'two', false],
    ['here', 'new', false],
    ['there', 'two', true],
    ['Über_1-a', 'two', true],
  ])('returns for the anchor %s on the block %s: %s', async (anchorName, blockKey, available) => {
    const { status, body } = await staff.post('/page/anchor-available', { anchorName, blockKey, pageVersionBlocks });
    expect([status, body]).toEqual([200, { available }]);
  });

  it.each([
    ['a blank anchor', { anchorName: ' ' }, 'V_16', 'page.anchorName'],
    ['no anchor', { anchorName: undefined }, 'V_01', 'page.anchorName'],
    ['a wrong form', { anchorName: 'a b' }, 'V_12', 'page.anchorName'],
    ['an anchor that is too long', { anchorName: 'x'.repeat(256) }, 'V_14', 'page.anchorName'],
    ['a number', { anchorName: 1 }, 'V_12', 'page.anchorName'],
    ['no list of blocks', { pageVersionBlocks: {} }, 'V_12', 'page.pageVersionBlocks'],
    ['no key', { blockKey: undefined }, 'V_01', 'page.blockKey'],
  ])('refuses %s instead of an anchor and blocks', async (_, wrong, code, property) => {
    const response = await staff.post('/page/anchor-available', {
      anchorName: 'here',
      blockKey: 'one',
      pageVersionBlocks,
      ...wrong,
    });
    expect([response.status, response.body]).toMatchObject([400, failure(code, property)]);
  });
});
