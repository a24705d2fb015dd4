import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { restBlock, createPage, createPublishedPage, failure } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let publisher: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  publisher = await server.signIn();
  visitor = server.visitor();
});
afterAll(() => server.stop());

type PublishedResponse = {
  page: { slug: string; type: string; locale: string; title: string; pageVersion: { title: string } };
};
type PageResponse = { page: Record<string, unknown> };

const readPage = async (id: number) => (await publisher.get<PageResponse>(`/page/${id}`)).body.page;
const readAsVisitor = (slug: string) => visitor.post<PublishedResponse>('/page/get-by-slug', { slug });
const readSite = (path: string) => visitor.fetch(path);
const publish = (id: number) => publisher.post(`/page/${id}/publish`);
const unpublish = (id: number) => publisher.post(`/page/${id}/unpublish`);

describe('publishing a page', () => {
  it('shows its newest version to visitors, by page, REST and GraphQL', async () => {
    const { pageID, pageVersionID } = await createPublishedPage(publisher, {
      title: 'Published page',
      slug: 'published',
      content: [restBlock('heading', { text: 'A heading of the page', level: '2' })],
    });
    expect(await readPage(pageID)).toMatchObject({ status: 'published', publishedVersionID: pageVersionID });
    const { status, body } = await readAsVisitor('published');
    expect(status).toBe(200);
    expect(body.page).toMatchObject({
      slug: 'published',
      type: 'default',
      locale: 'en',
      title: 'Published page',
      pageVersion: { title: 'Published page' },
    });
    const byQuery = await visitor.get<PublishedResponse>('/page/get-by-slug-query?slug=published');
    expect(byQuery.body).toEqual(body);
    expect(byQuery.headers.get('x-csrf-token')).toBeTruthy();
    const { data } = await visitor.graphql('{ publishedPage(slug: "published") { title path } }');
    expect(data).toEqual({ publishedPage: { title: 'Published page', path: '/published' } });
    const site = await readSite('/published');
    expect(site.status).toBe(200);
    expect(await site.text()).toContain('A heading of the page');
  });

  it('writes a publication and an audit entry, and later stores do not change what is published', async () => {
    const { pageID, pageVersionID } = await createPublishedPage(publisher, { title: 'Then', slug: 'then-and-now' });
    await publisher.post(`/page/version/${pageVersionID}/store`, { title: 'Now' });
    expect((await readAsVisitor('then-and-now')).body.page.title).toBe('Then');
    await publish(pageID);
    expect((await readAsVisitor('then-and-now')).body.page.title).toBe('Now');
    const em = server.orm.em.fork();
    const publications = await query(
      em,
      sql`select ended_at is null as open from publication where page_id = ${pageID} order by id`,
    );
    expect(publications).toEqual([{ open: false }, { open: true }]);
    const actions = await query(
      em,
      sql`select action from audit_entry where subject_type = 'page' and subject_id = ${pageID} order by id`,
    );
    expect(actions.map((row) => (row as { action: string }).action)).toEqual([
      'page.created',
      'page.published',
      'page.stored',
      'page.published',
    ]);
  });

  const anchored = (key: string) => ({ ...restBlock('quote', { text: 'a', source: 'b' }, key), anchorPoint: 'here' });
  const img = (image: Record<string, unknown>) => ({ ...restBlock('image', {}), __images: { image: [image] } });
  it.each([
    ['a heading without text', [restBlock('heading', { text: '', level: '2' })], 400, 'V_01', 'block.heading-1.text'],
    ['two equal anchors', [anchored('q1'), anchored('q2')], 409, 'V_18', 'block.q2.anchorPoint'],
    [
      'a link to a missing page',
      [restBlock('rich-text', { html: '<p><a href="/missing">a</a></p>' })],
      400,
      'V_12',
      'block.rich-text-1.html',
    ],
    [
      'a missing file',
      [img({ fileID: 999, fileName: 'a.png', altText: 'a', cropParams: null })],
      400,
      'V_12',
      'block.image-1.image',
    ],
  ])('refuses %s', async (_name, content, status, code, property) => {
    const { pageID } = await createPage(publisher, { content });
    const result = await publish(pageID);
    expect(result.status).toBe(status);
    expect(result.body).toMatchObject(failure(code, property));
    expect(await readPage(pageID)).toMatchObject({ status: 'concept', publishedVersionID: null });
  });

  it('refuses an image without alternative text unless it is decorative', async () => {
    const image = { fileID: 999, fileName: 'a.png', altText: ' ', cropParams: null };
    const plain = await createPage(publisher, { content: [img(image)] });
    const decorative = await createPage(publisher, { content: [img({ ...image, decorative: true })] });
    const missingText = { code: 'V_01', property: 'block.image-1.image.altText' };
    expect((await publish(plain.pageID)).body.Errors).toContainEqual(missingText);
    expect((await publish(decorative.pageID)).body.Errors).not.toContainEqual(missingText);
  });

  it('refuses an invalid link of a page type with V_13', async () => {
    const { pageID, pageVersionID } = await createPage(publisher, { type: 'home', content: [] });
    const props = { startLink: { kind: 'external', value: 'javascript:alert(1)' } };
    await publisher.post(`/page/version/${pageVersionID}/store`, { pageType: { props } });
    expect((await publish(pageID)).body.Errors).toContainEqual({ code: 'V_13', property: 'pageType.startLink' });
  });

  it('keeps an internal link to its page, even after the slug changes', async () => {
    const target = await createPublishedPage(publisher, { slug: 'old-target' });
    const html = '<p><a href="/old-target#part">there</a></p>';
    const source = await createPublishedPage(publisher, {
      slug: 'links-there',
      content: [restBlock('rich-text', { html })],
    });
    await query(server.orm.em.fork(), sql`update page set slug = 'new-target' where id = ${target.pageID}`);
    const { body } = await publisher.get(`/page/version/fetch/${source.pageVersionID}`);
    expect(JSON.stringify(body)).toContain(`/new-target#part\\" data-page-id=\\"${target.pageID}\\"`);
  });
});

describe('unpublishing a page', () => {
  it('hides it from visitors at once, everywhere, as if it had never existed', async () => {
    const { pageID } = await createPublishedPage(publisher, { slug: 'going' });
    expect((await readSite('/going')).status).toBe(200);
    expect((await readAsVisitor('going')).status).toBe(200);
    expect((await unpublish(pageID)).status).toBe(200);
    const gone = await readSite('/going');
    const never = await readSite('/never-was');
    expect(gone.status).toBe(404);
    expect(await gone.text()).toBe(await never.text());
    const result = await readAsVisitor('going');
    expect(result.status).toBe(404);
    expect(result.body).toMatchObject(failure('PM_01', ''));
    expect(await readPage(pageID)).toMatchObject({
      status: 'unpublished',
      publishedVersionID: null,
      publishedID: null,
    });
  });

  it('returns 409 V_07 for a page that visitors do not see', async () => {
    const { pageID } = await createPage(publisher);
    const result = await unpublish(pageID);
    expect(result.status).toBe(409);
    expect(result.body).toMatchObject(failure('V_07', 'page.status'));
  });

  it('takes effect on another node too', async () => {
    const other = await startTestServer({ sharedWith: server });
    try {
      const { pageID } = await createPublishedPage(publisher, { slug: 'two-nodes' });
      const elsewhere = other.visitor();
      await expect.poll(async () => (await elsewhere.fetch('/two-nodes')).status).toBe(200);
      await unpublish(pageID);
      await expect.poll(async () => (await elsewhere.fetch('/two-nodes')).status).toBe(404);
    } finally {
      await other.stop();
    }
  });
});

describe('for a visitor', () => {
  it.each(['concept', 'unpublished'])('nothing is shown of a page that is %s', async (status) => {
    const { pageID, pageVersionID } = await createPage(publisher, { slug: `hidden-${status}`, title: 'Hidden' });
    if (status === 'unpublished') {
      await publish(pageID);
      await unpublish(pageID);
    }
    const responses = await Promise.all([
      readAsVisitor(`hidden-${status}`),
      visitor.get(`/page/get-by-slug-query?slug=hidden-${status}`),
      visitor.get(`/page/${pageID}`),
      visitor.get(`/page/version/fetch/${pageVersionID}`),
    ]);
    expect(responses.map((result) => result.status)).toEqual([404, 404, 401, 401]);
    const { data } = await visitor.graphql('query ($slug: String!) { publishedPage(slug: $slug) { title } }', {
      slug: `hidden-${status}`,
    });
    expect(data).toEqual({ publishedPage: null });
    for (const field of [
      `page(id: ${pageID}) { title }`,
      `pageVersion(id: ${pageVersionID}) { title }`,
      'pages { totalItems }',
    ]) {
      const { errors } = await visitor.graphql(`{ ${field} }`);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', errorCode: 'UM_01' });
    }
  });

  it.each([
    ['POST', '/page/create'],
    ['POST', '/page/version/1/store'],
    ['POST', '/page/1/publish'],
    ['POST', '/page/1/unpublish'],
  ])('%s %s returns 401 UM_01', async (_method, path) => {
    const result = await visitor.post(path, {});
    expect(result.status).toBe(401);
    expect(result.body).toMatchObject(failure('UM_01', ''));
  });

  it.each([
    ['no slug', {}, 400, 'V_01', 'page.slug'],
    ['a number', { slug: 1 }, 400, 'V_12', 'page.slug'],
    ['NUL', { slug: 'a\0' }, 400, 'V_12', 'page.slug'],
    ['a lone surrogate', { slug: '\ud800' }, 400, 'V_12', 'page.slug'],
    ['..', { slug: '../../etc/passwd' }, 404, 'PM_01', ''],
    ['an unknown locale prefix', { slug: 'xx-yy/about' }, 404, 'PM_01', ''],
    ['another locale', { slug: 'published', locale: 'nl-nl' }, 404, 'PM_01', ''],
  ])('get-by-slug returns %s', async (_name, body, status, code, property) => {
    const result = await visitor.post('/page/get-by-slug', body);
    expect(result.status).toBe(status);
    expect(result.body).toMatchObject(failure(code, property));
  });
});

describe('pages of the site', () => {
  it('set no cookie, can be cached with a validator, and are the same for staff and visitors', async () => {
    await createPublishedPage(publisher, { slug: 'same-for-all' });
    const [forVisitor, forStaff] = [await readSite('/same-for-all'), await publisher.fetch('/same-for-all')];
    expect(forVisitor.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(forVisitor.headers.getSetCookie()).toEqual([]);
    expect(await forVisitor.text()).toBe(await forStaff.text());
    const etag = forVisitor.headers.get('etag') ?? '';
    const again = await visitor.fetch('/same-for-all', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['/about-x/', '/about-x'],
    ['//about-x', '/about-x'],
    ['/NL-nl/x', '/nl-nl/x'],
  ])('redirect %s to its normal form', async (path, normal) => {
    const response = await readSite(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(normal);
  });

  it.each(['/%', '/%00', '/a%2Fb', '/..%2f..%2fetc', `/${'x'.repeat(5_000)}`, '/_/nothing', '/xx-yy/a'])(
    'return 404 for %s',
    async (path) => {
      expect((await readSite(path)).status).toBe(404);
    },
  );
});
