import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import {
  restBlock,
  createPage,
  createPublishedPage,
  failure,
  type NewPage,
  type StoreResponse,
  type VersionBody,
} from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  editor = await server.signIn();
});
afterAll(() => server.stop());

const readVersion = async (id: number): Promise<VersionBody> =>
  (await editor.get<{ pageVersion: VersionBody }>(`/page/version/fetch/${id}`)).body.pageVersion;

const countRows = async () =>
  query(
    server.orm.em.fork(),
    sql`select (select count(*) from page) pages, (select count(*) from page_version) versions,
               (select count(*) from audit_entry) entries, (select max(revision) from page) revision`,
  );

describe('creating a page', () => {
  it('returns the page and its first version, and writes an audit entry', async () => {
    const { pageID, pageVersionID } = await createPage(editor, { title: 'Over ons', slug: 'about-us' });
    const { body } = await editor.get(`/page/${pageID}`);
    expect(body.page).toMatchObject({
      id: pageID,
      slug: 'about-us',
      locale: 'en',
      title: 'Over ons',
      type: 'default',
      typeData: null,
      publishedVersionID: null,
      publishedID: null,
      pageVersionID,
      status: 'concept',
    });
    const entries = await query(
      server.orm.em.fork(),
      sql`select action, actor_id from audit_entry where subject_type = 'page' and subject_id = ${pageID}`,
    );
    expect(entries).toEqual([{ action: 'page.created', actor_id: 1 }]);
  });

  it("accepts content as a first version's fields or as a list of blocks", async () => {
    const blocks = [restBlock('heading', { text: 'Dak', level: '2' })];
    const asList = await createPage(editor, { content: blocks });
    const asFields = await createPage(editor, { content: { blocks, seoTitle: 'Dak en goot' } });
    expect((await readVersion(asList.pageVersionID)).blocks).toMatchObject(blocks);
    expect(await readVersion(asFields.pageVersionID)).toMatchObject({ blocks, seoTitle: 'Dak en goot' });
  });

  it('stores typeData, any JSON value', async () => {
    const typeData = { nested: [1, null, { 'a b': 'ü' }] };
    const { pageID } = await createPage(editor, { typeData });
    expect((await editor.get<{ page: unknown }>(`/page/${pageID}`)).body.page).toMatchObject({ typeData });
  });

  const page = { title: 'A', slug: 'fresh', type: 'default', locale: 'en', content: null, typeData: null };
  it.each([
    ['no title', { ...page, title: undefined }, 400, 'V_01', 'page.title'],
    ['a blank title', { ...page, title: ' ' }, 400, 'V_01', 'page.title'],
    ['a title that is a number', { ...page, title: 5 }, 400, 'V_12', 'page.title'],
    ['a title of 256 characters', { ...page, title: 'x'.repeat(256) }, 400, 'V_14', 'page.title'],
    ['a title with NUL', { ...page, title: 'a\0b' }, 400, 'V_12', 'page.title'],
    ['a title with a lone surrogate', { ...page, title: 'a\ud800' }, 400, 'V_12', 'page.title'],
    ['an empty slug', { ...page, slug: '' }, 400, 'V_01', 'page.slug'],
    ['a slug with ..', { ...page, slug: '../etc' }, 400, 'V_12', 'page.slug'],
    ['a slug with a leading slash', { ...page, slug: '/about' }, 400, 'V_12', 'page.slug'],
    ['a slug with a trailing slash', { ...page, slug: 'about/' }, 400, 'V_12', 'page.slug'],
    ['a slug in upper case', { ...page, slug: 'About' }, 400, 'V_12', 'page.slug'],
    ['a slug with NUL', { ...page, slug: 'a\0b' }, 400, 'V_12', 'page.slug'],
    ['a slug with a lone surrogate', { ...page, slug: 'a\udc00' }, 400, 'V_12', 'page.slug'],
    ['a slug that is no NFC', { ...page, slug: 'cafe\u0301' }, 400, 'V_12', 'page.slug'],
    ['a slug of 256 characters', { ...page, slug: 'x'.repeat(256) }, 400, 'V_14', 'page.slug'],
    ['a reserved slug', { ...page, slug: 'cmsadmin/x' }, 400, 'V_12', 'page.slug'],
    ['a slug like a locale prefix', { ...page, slug: 'nl-nl' }, 400, 'V_12', 'page.slug'],
    ['a slug that begins with _', { ...page, slug: '_/x' }, 400, 'V_12', 'page.slug'],
    ['an unknown type', { ...page, type: 'none' }, 400, 'V_12', 'page.type'],
    ['an unknown locale', { ...page, locale: 'xx-xx' }, 400, 'V_12', 'page.locale'],
  ])('refuses %s', async (_name, body, status, code, property) => {
    const before = await countRows();
    const response = await editor.post('/page/create', body);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject(failure(code, property));
    expect(await countRows()).toEqual(before);
  });

  it('refuses a taken slug with 409 V_06, but not the same slug in another locale', async () => {
    await createPage(editor, { slug: 'taken' });
    const response = await editor.post('/page/create', { ...page, slug: 'taken' });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject(failure('V_06', 'page.slug'));
  });

  it('gives one of 20 parallel pages the slug', async () => {
    const tries = Array.from({ length: 20 }, () => editor.post('/page/create', { ...page, slug: 'race' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('counts user-perceived characters: an emoji is one', async () => {
    const title = '😀'.repeat(255);
    const { pageID } = await createPage(editor, { title });
    expect((await editor.get<{ page: unknown }>(`/page/${pageID}`)).body.page).toMatchObject({ title });
    const response = await editor.post('/page/create', { ...page, title: `${title}!` });
    expect(response.body).toMatchObject(failure('V_14', 'page.title'));
  });

  it('accepts letters of any script in a slug', async () => {
    await createPage(editor, { slug: 'über-uns/教会/2026' });
    const free = await createPage(editor, { slug: 'x'.repeat(255) });
    expect(free.pageID).toBeGreaterThan(0);
  });
});

describe('storing a version', () => {
  let page: NewPage;
  const store = (body: Record<string, unknown>, id = page.pageVersionID) =>
    editor.post<StoreResponse>(`/page/version/${id}/store`, body);

  beforeAll(async () => {
    page = await createPage(editor, { title: 'Store' });
  });

  it('returns the complete version and increments the revision', async () => {
    const before = await readVersion(page.pageVersionID);
    const blocks = [restBlock('rich-text', { html: '<p>Dag</p>' })];
    const { status, body } = await store({ ...before, title: 'Stored', seoKeywords: ['kerk'], blocks });
    expect(status).toBe(200);
    expect(body).toMatchObject({ Success: true, revision: before.revision + 1, pageVersionID: page.pageVersionID });
    expect(body.pageVersion).toMatchObject({
      title: 'Stored',
      seoKeywords: ['kerk'],
      blocks,
      revision: before.revision + 1,
    });
    expect(await readVersion(page.pageVersionID)).toEqual(body.pageVersion);
  });

  it('refuses a stale revision with 409 V_07 and changes nothing', async () => {
    const version = await readVersion(page.pageVersionID);
    const before = await countRows();
    const response = await store({ ...version, revision: version.revision - 1, title: 'Too late' });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject(failure('V_07', 'version.revision'));
    expect(await readVersion(page.pageVersionID)).toEqual(version);
    expect(await countRows()).toEqual(before);
  });

  it('accepts one of 20 parallel stores of one revision', async () => {
    const version = await readVersion(page.pageVersionID);
    const tries = Array.from({ length: 20 }, (_, index) => store({ ...version, title: `Try ${index}` }));
    const responses = await Promise.all(tries);
    const winners = responses.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await readVersion(page.pageVersionID)).title).toBe(winners[0]?.body.pageVersion.title);
  });

  it('overwrites without a revision', async () => {
    const { revision: _, ...version } = await readVersion(page.pageVersionID);
    expect((await store({ ...version, title: 'No questions' })).status).toBe(200);
  });

  it('never writes a version that visitors see, but the next one', async () => {
    const published = await createPublishedPage(editor, { title: 'Live' });
    const live = await readVersion(published.pageVersionID);
    const { body } = await store({ ...live, title: 'Newer' }, published.pageVersionID);
    expect(body.pageVersionID).not.toBe(published.pageVersionID);
    expect((await readVersion(published.pageVersionID)).title).toBe('Live');
    const again = await store({ title: 'Newest' }, published.pageVersionID);
    expect(again.body.pageVersionID).toBe(body.pageVersionID);
  });

  it('keeps a block of an unknown type unchanged', async () => {
    const blocks = [restBlock('from-another-site', { deep: { list: [1, '<script>'] } })];
    const { body } = await store({ blocks });
    expect(body.pageVersion.blocks).toMatchObject(blocks);
  });

  it('accepts an incomplete block', async () => {
    expect((await store({ blocks: [restBlock('heading', {})] })).status).toBe(200);
  });

  const crop = { x: 0, y: 0, width: 10, height: 10, rotate: 0, scaleX: 1, scaleY: 1 };
  const image = { fileID: 1, fileName: 'a.png', altText: '', cropParams: null };
  it.each([
    [
      'a script in rich text',
      { blocks: [restBlock('rich-text', { html: '<script>1</script>' })] },
      'V_15',
      'block.rich-text-1.html',
    ],
    [
      'a handler in rich text',
      { blocks: [restBlock('rich-text', { html: '<p onclick=1>a</p>' })] },
      'V_15',
      'block.rich-text-1.html',
    ],
    ['rich text that is a list', { blocks: [restBlock('rich-text', { html: [] })] }, 'V_12', 'block.rich-text-1.html'],
    ['a second seoImage', { seoImage: [image, image] }, 'V_12', 'version.seoImage'],
    ['blocks that are no list', { blocks: {} }, 'V_12', 'version.blocks'],
    ['two blocks with one key', { blocks: [restBlock('quote', {}), restBlock('quote', {})] }, 'V_12', 'version.blocks'],
    [
      'an anchor with a space',
      { blocks: [{ ...restBlock('quote', {}), anchorPoint: 'a b' }] },
      'V_12',
      'version.blocks.0.anchorPoint',
    ],
    ['a block without type', { blocks: [{ key: 'a' }] }, 'V_01', 'version.blocks.0.type'],
    ['a title of 256 characters', { title: 'x'.repeat(256) }, 'V_14', 'version.title'],
    ['a description of 1,001 characters', { seoDescription: 'x'.repeat(1_001) }, 'V_14', 'version.seoDescription'],
    ['keywords that are a text', { seoKeywords: 'kerk' }, 'V_12', 'version.seoKeywords'],
    [
      'a crop of no size',
      { seoImage: [{ ...image, cropParams: { ...crop, width: 0 } }] },
      'V_12',
      'version.seoImage.0.cropParams.width',
    ],
    [
      'a scale of 2',
      { seoImage: [{ ...image, cropParams: { ...crop, scaleX: 2 } }] },
      'V_12',
      'version.seoImage.0.cropParams.scaleX',
    ],
    ['a revision that is a text', { revision: '5' }, 'V_12', 'version.revision'],
    ["a body id unlike the path's", { id: 999_999 }, 'V_12', 'version.id'],
    ['NUL deep inside', { blocks: [restBlock('x', { a: { b: 'c\0' } })] }, 'V_12', 'version.blocks.0.props.a.b'],
  ])('refuses %s', async (_name, body, code, property) => {
    const before = await countRows();
    const response = await store(body);
    expect(response.body).toMatchObject(failure(code, property));
    expect(response.status).toBe(400);
    expect(await countRows()).toEqual(before);
  });

  it.each([2.1, 5])('refuses a version of %d MB with 413 V_14', async (megabytes) => {
    const html = `<p>${'x'.repeat(megabytes * 1024 * 1024)}</p>`;
    const response = await store({ blocks: [restBlock('rich-text', { html })] });
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject(failure('V_14', ''));
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999', '99999999999999', '%00', "1'--"])(
    'returns 404 PM_01 for the version %s',
    async (id) => {
      const response = await editor.post(`/page/version/${id}/store`, { title: 'x' });
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject(failure('PM_01', ''));
    },
  );
});

describe('the history of a page', () => {
  const readHistory = (pageID: number) =>
    query(
      server.orm.em.fork(),
      sql<{ title: string; revision: number }>`
        select content ->> 'title' as title, revision from page_snapshot where page_id = ${pageID} order by id`,
    );

  it('merges consecutive stores of one author into one state, and keeps what another store replaced', async () => {
    const { pageID, pageVersionID } = await createPage(editor, { title: 'First' });
    const store = (body: Record<string, unknown>) => editor.post(`/page/version/${pageVersionID}/store`, body);
    await store({ title: 'Second', revision: 1 });
    await store({ title: 'Third', revision: 2 });
    await store({ title: 'From another window' });
    expect(await readHistory(pageID)).toEqual([
      { title: 'Third', revision: 3 },
      { title: 'From another window', revision: 4 },
    ]);
  });

  it('starts a new state after a publication', async () => {
    const { pageID, pageVersionID } = await createPublishedPage(editor, { title: 'Published' });
    await editor.post(`/page/version/${pageVersionID}/store`, { title: 'After', revision: 1 });
    expect((await readHistory(pageID)).map(({ title }) => title)).toEqual(['Published', 'After']);
  });
});
