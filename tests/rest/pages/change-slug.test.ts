import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { auditActions, countAuditEntries } from '../../support/audit-actions.ts';
import { receiveEvents, type ReceivedEvents } from '../../support/receive-events.ts';
import {
  restBlock,
  createPage,
  createPublishedPage,
  failure,
  type NewPage,
  type VersionBody,
} from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;
let events: ReceivedEvents;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  visitor = server.visitor();
  events = await receiveEvents(server);
  await query(
    server.orm.em.fork(),
    sql`insert into setting (key, value) values ('availableLocales', '["en", "nl-nl"]')`,
  );
});
afterAll(async () => {
  await events.stop();
  await server.stop();
});

/** Slugs that no other test uses. */
const newSlugs = (): [string, string, string] => {
  count += 1;
  return [`a-${count}`, `b-${count}`, `c-${count}`];
};

const move = ({ pageID }: NewPage, slug: unknown, shouldUpdateLinks?: boolean) =>
  staff.put(`/page/${pageID}/save`, { id: pageID, slug, shouldUpdateLinks });
const slugOf = async ({ pageID }: NewPage) =>
  (await staff.get<{ page: { slug: string } }>(`/page/${pageID}`)).body.page.slug;
const fetchBySlug = async (slug: string, locale?: string) => {
  const { status, body } = await visitor.post<{ page: { slug: string; title: string } }>('/page/get-by-slug', {
    slug,
    locale,
  });
  return status === 404 ? null : body.page.slug;
};
const fetchFromSite = async (path: string) => {
  const { status, headers } = await visitor.fetch(path);
  return [status, headers.get('location')];
};
const redirectsOf = ({ pageID }: NewPage) =>
  query(
    server.orm.em.fork(),
    sql`select locale, slug, keeps_links from redirect where page_id = ${pageID} order by id`,
  );

describe('changing a slug', () => {
  it('moves the page at once, and its old address redirects everywhere', async () => {
    const [old, present] = newSlugs();
    const page = await createPublishedPage(staff, { slug: old });
    expect(await fetchFromSite(`/${old}`)).toEqual([200, null]);
    await events.take();
    const { status, body } = await move(page, present);
    expect([status, body]).toEqual([200, { Success: true, Errors: [] }]);
    expect(await slugOf(page)).toBe(present);
    expect(await fetchBySlug(old)).toBe(present);
    expect(await fetchBySlug(present)).toBe(present);
    const byQuery = await visitor.get<{ page: { slug: string } }>(`/page/get-by-slug-query?slug=${old}`);
    expect(byQuery.body.page.slug).toBe(present);
    const { data } = await visitor.graphql(`{ publishedPage(slug: "${old}") { slug path } }`);
    expect(data).toEqual({ publishedPage: { slug: present, path: `/${present}` } });
    expect(await fetchFromSite(`/${old}`)).toEqual([301, `/${present}`]);
    expect(await fetchFromSite(`/${old}?from=mail&from=%20letter`)).toEqual([
      301,
      `/${present}?from=mail&from=%20letter`,
    ]);
    expect(await fetchFromSite(`/${old}/?from=mail`)).toEqual([308, `/${old}?from=mail`]);
    expect(await fetchFromSite(`/${old}`)).toEqual([301, `/${present}`]);
    expect(await fetchFromSite(`/${present}`)).toEqual([200, null]);
    expect(await auditActions(server, 'page', page.pageID)).toEqual([
      'page.created',
      'page.published',
      'page.slug-changed',
    ]);
    expect(await events.take()).toEqual([{ name: 'page.slug-changed', pageID: page.pageID }]);
    expect(await redirectsOf(page)).toEqual([{ locale: 'en', slug: old, keeps_links: true }]);
  });

  it('leads only to published pages: the old address is 404 once the page is unpublished', async () => {
    const [old, present] = newSlugs();
    const page = await createPublishedPage(staff, { slug: old });
    await move(page, present);
    expect(await fetchFromSite(`/${old}`)).toEqual([301, `/${present}`]);
    await staff.post(`/page/${page.pageID}/unpublish`);
    expect(await fetchFromSite(`/${old}`)).toEqual([404, null]);
    expect(await fetchBySlug(old)).toBeNull();
    const concept = await createPage(staff, { slug: `${old}-concept` });
    await move(concept, `${present}-concept`);
    expect(await fetchFromSite(`/${old}-concept`)).toEqual([404, null]);
  });

  it('keeps every former address of a page, in one redirect, and drops the one it returns to', async () => {
    const [first, second, third] = newSlugs();
    const page = await createPublishedPage(staff, { slug: first });
    await move(page, second);
    await move(page, third);
    expect(await fetchFromSite(`/${first}`)).toEqual([301, `/${third}`]);
    expect(await fetchFromSite(`/${second}`)).toEqual([301, `/${third}`]);
    await move(page, first);
    expect(await fetchFromSite(`/${first}`)).toEqual([200, null]);
    expect(await fetchFromSite(`/${third}`)).toEqual([301, `/${first}`]);
    expect(await redirectsOf(page)).toMatchObject([{ slug: second }, { slug: third }]);
  });

  it('lets a published page at an old address win, and changing its own slug replaces the redirect', async () => {
    const [old, present, elsewhere] = newSlugs();
    const page = await createPublishedPage(staff, { slug: old });
    await move(page, present);
    const heir = await createPage(staff, { slug: old });
    expect(await fetchFromSite(`/${old}`)).toEqual([301, `/${present}`]);
    await staff.post(`/page/${heir.pageID}/publish`);
    expect(await fetchFromSite(`/${old}`)).toEqual([200, null]);
    await move(heir, elsewhere);
    expect(await fetchFromSite(`/${old}`)).toEqual([301, `/${elsewhere}`]);
    expect(await redirectsOf(page)).toEqual([]);
  });

  it('is separate by locale', async () => {
    const [old, present] = newSlugs();
    const dutch = await createPublishedPage(staff, { slug: old, locale: 'nl-nl' });
    const english = await createPublishedPage(staff, { slug: old });
    await move(dutch, present);
    expect(await fetchFromSite(`/nl-nl/${old}`)).toEqual([301, `/nl-nl/${present}`]);
    expect(await fetchBySlug(old, 'nl-nl')).toBe(present);
    expect(await fetchFromSite(`/${old}`)).toEqual([200, null]);
    expect(await slugOf(english)).toBe(old);
  });

  it('redirects a non-ASCII path with an ASCII Location', async () => {
    const [old, present] = newSlugs();
    await move(await createPublishedPage(staff, { slug: old }), `${present}-über`);
    expect(await fetchFromSite(`/${old}`)).toEqual([301, `/${present}-%C3%BCber`]);
  });

  it('writes nothing if the slug is the current one', async () => {
    const [slug] = newSlugs();
    const page = await createPublishedPage(staff, { slug });
    await events.take();
    const before = await countAuditEntries(server);
    expect((await move(page, slug)).body).toEqual({ Success: true, Errors: [] });
    expect(await redirectsOf(page)).toEqual([]);
    expect(await events.take()).toEqual([]);
    expect(await countAuditEntries(server)).toBe(before);
  });

  it.each([
    ['no slug', {}, 400, 'V_01', 'page.slug'],
    ['an empty slug', { slug: '' }, 400, 'V_01', 'page.slug'],
    ['a wrong form', { slug: 'Not A Slug' }, 400, 'V_12', 'page.slug'],
    ['a reserved segment', { slug: 'cmsadmin/x' }, 400, 'V_12', 'page.slug'],
    ['a number', { slug: 1 }, 400, 'V_12', 'page.slug'],
    ['a slug that is too long', { slug: 'x'.repeat(256) }, 400, 'V_14', 'page.slug'],
    ['a slug that is taken', { slug: 'taken' }, 409, 'V_06', 'page.slug'],
    ['another id in the body', { slug: 'fine', id: 1_000_000 }, 400, 'V_12', 'page.id'],
    ['text for shouldUpdateLinks', { slug: 'fine', shouldUpdateLinks: 'yes' }, 400, 'V_12', 'page.shouldUpdateLinks'],
  ])('refuses %s and changes nothing', async (_, body, status, code, property) => {
    await createPage(staff, { slug: 'taken' }).catch(() => null);
    const [slug] = newSlugs();
    const page = await createPage(staff, { slug });
    const before = await countAuditEntries(server);
    const response = await staff.put(`/page/${page.pageID}/save`, { id: page.pageID, ...body });
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject(failure(code, property));
    expect(await slugOf(page)).toBe(slug);
    expect(await redirectsOf(page)).toEqual([]);
    expect(await countAuditEntries(server)).toBe(before);
  });

  it('returns 404 PM_01 for an unknown page', async () => {
    const { status, body } = await staff.put('/page/999999/save', { slug: 'missing' });
    expect(status).toBe(404);
    expect(body).toMatchObject(failure('PM_01', ''));
  });

  it('gives one of fifty pages the slug, and refuses the others with V_06', async () => {
    const [wanted] = newSlugs();
    const pages = await Promise.all(
      Array.from({ length: 25 }, (_, index) => createPage(staff, { slug: `${wanted}-${index}` })),
    );
    const responses = await Promise.all([
      ...pages.map((page) => move(page, wanted)),
      ...Array.from({ length: 25 }, () =>
        staff.post('/page/create', { title: 'One', slug: wanted, type: 'default', locale: 'en', content: [] }),
      ),
    ]);
    const refused = responses.filter(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(body).toMatchObject(failure('V_06', 'page.slug'));
  });

  it('fails for both of two pages that swap slugs in parallel, without a deadlock', async () => {
    const [one, other] = newSlugs();
    const pages = [await createPage(staff, { slug: one }), await createPage(staff, { slug: other })] as const;
    const responses = await Promise.all([move(pages[0], other), move(pages[1], one)]);
    expect(responses.map(({ status }) => status)).toEqual([409, 409]);
  });
});

describe('internal links after a slug change', () => {
  const readBlocks = async (versionID: number) =>
    (await staff.get<{ pageVersion: VersionBody }>(`/page/version/fetch/${versionID}`)).body.pageVersion.blocks;
  const richTextField = () =>
    server.services.blockDefinitions
      .find(({ id }) => id === 'rich-text')
      ?.fields.find(({ kind }) => kind === 'rich-text')?.name ?? 'text';
  const linkTo = (path: string) => [
    restBlock('rich-text', { [richTextField()]: `<p><a href="${path}#top">There</a></p>` }),
  ];
  const hrefOf = async (versionID: number) =>
    /href="([^"]*)"/.exec(JSON.stringify(await readBlocks(versionID)).replaceAll('\\"', '"'))?.[1];

  it('show the current slug if they were updated', async () => {
    const [old, present] = newSlugs();
    const target = await createPage(staff, { slug: old });
    const linking = await createPage(staff, { content: linkTo(`/${old}`) });
    await move(target, present, true);
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${present}#top`);
  });

  it('keep the old slug, which redirects, if they were not', async () => {
    const [old, present, last] = newSlugs();
    const target = await createPublishedPage(staff, { slug: old });
    const linking = await createPublishedPage(staff, { content: linkTo(`/${old}`) });
    await move(target, present);
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${old}#top`);
    const later = await createPage(staff, { content: linkTo(`/${present}`) });
    await move(target, last, true);
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${old}#top`);
    expect(await hrefOf(later.pageVersionID)).toBe(`/${last}#top`);
    expect(await fetchFromSite(`/${old}`)).toEqual([301, `/${last}`]);
  });

  it('keep the stored slug if another page has taken it', async () => {
    const [old, present] = newSlugs();
    const target = await createPage(staff, { slug: old });
    const linking = await createPage(staff, { content: linkTo(`/${old}`) });
    await move(target, present);
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${old}#top`);
    await createPage(staff, { slug: old });
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${present}#top`);
  });

  it('resolve a locale by its prefix, and without one by their own page', async () => {
    const [old, present] = newSlugs();
    const target = await createPage(staff, { slug: old, locale: 'nl-nl' });
    const prefixed = await createPage(staff, { content: linkTo(`/nl-nl/${old}`) });
    const plain = await createPage(staff, { locale: 'nl-nl', content: linkTo(`/${old}`) });
    await move(target, present, false);
    expect(await hrefOf(prefixed.pageVersionID)).toBe(`/nl-nl/${old}#top`);
    expect(await hrefOf(plain.pageVersionID)).toBe(`/nl-nl/${old}#top`);
    await move(target, `${present}-again`, true);
    expect(await hrefOf(plain.pageVersionID)).toBe(`/nl-nl/${old}#top`);
  });

  it('find their page by an old address too', async () => {
    const [old, present] = newSlugs();
    const target = await createPublishedPage(staff, { slug: old });
    await move(target, present, true);
    const linking = await createPage(staff, { content: linkTo(`/${old}`) });
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${present}#top`);
    expect((await staff.post(`/page/${linking.pageID}/publish`)).status).toBe(200);
  });

  it('work in link fields too, and nothing frozen is rewritten', async () => {
    const [old, present] = newSlugs();
    const target = await createPage(staff, { slug: old });
    const startLink = { kind: 'internal', value: old };
    const linking = await createPage(staff, { type: 'home', content: { pageType: { props: { startLink } } } });
    const stored = () =>
      query(server.orm.em.fork(), sql`select page_type_props from page_version where id = ${linking.pageVersionID}`);
    const before = await stored();
    await move(target, present, true);
    const { body } = await staff.get<{ pageVersion: { pageType: { props: { startLink: unknown } } } }>(
      `/page/version/fetch/${linking.pageVersionID}`,
    );
    expect(body.pageVersion.pageType.props.startLink).toMatchObject({ value: present, pageID: target.pageID });
    expect(await stored()).toEqual(before);
  });
});
