import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { auditActions, countAuditEntries } from '../../support/audit-actions.ts';
import { hearEvents, type HeardEvents } from '../../support/hear-events.ts';
import { block, createPage, createPublishedPage, failure, type NewPage, type Version } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;
let events: HeardEvents;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  visitor = server.visitor();
  events = await hearEvents(server);
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
const seenAt = async (slug: string, locale?: string) => {
  const { status, body } = await visitor.post<{ page: { slug: string; title: string } }>('/page/get-by-slug', {
    slug,
    locale,
  });
  return status === 404 ? null : body.page.slug;
};
const siteAt = async (path: string) => {
  const { status, headers } = await visitor.fetch(path);
  return [status, headers.get('location')];
};
const redirectsOf = ({ pageID }: NewPage) =>
  query(
    server.orm.em.fork(),
    sql`select locale, slug, keeps_links from redirect where page_id = ${pageID} order by id`,
  );

describe('changing a slug', () => {
  it('moves the page at once, and its old address answers with the present one everywhere', async () => {
    const [old, present] = newSlugs();
    const page = await createPublishedPage(staff, { slug: old });
    expect(await siteAt(`/${old}`)).toEqual([200, null]);
    await events.take();
    const { status, body } = await move(page, present);
    expect([status, body]).toEqual([200, { Success: true, Errors: [] }]);
    expect(await slugOf(page)).toBe(present);
    expect(await seenAt(old)).toBe(present);
    expect(await seenAt(present)).toBe(present);
    const byQuery = await visitor.get<{ page: { slug: string } }>(`/page/get-by-slug-query?slug=${old}`);
    expect(byQuery.body.page.slug).toBe(present);
    const { data } = await visitor.graphql(`{ publishedPage(slug: "${old}") { slug path } }`);
    expect(data).toEqual({ publishedPage: { slug: present, path: `/${present}` } });
    expect(await siteAt(`/${old}`)).toEqual([301, `/${present}`]);
    expect(await siteAt(`/${old}?from=mail&from=%20letter`)).toEqual([301, `/${present}?from=mail&from=%20letter`]);
    expect(await siteAt(`/${old}/?from=mail`)).toEqual([308, `/${old}?from=mail`]);
    expect(await siteAt(`/${old}`)).toEqual([301, `/${present}`]);
    expect(await siteAt(`/${present}`)).toEqual([200, null]);
    expect(await auditActions(server, 'page', page.pageID)).toEqual([
      'page.created',
      'page.published',
      'page.slug-changed',
    ]);
    expect(await events.take()).toEqual([{ name: 'page.slug-changed', pageID: page.pageID }]);
    expect(await redirectsOf(page)).toEqual([{ locale: 'en', slug: old, keeps_links: true }]);
  });

  it('leads to published pages only: the old address is 404 once the page is off the site', async () => {
    const [old, present] = newSlugs();
    const page = await createPublishedPage(staff, { slug: old });
    await move(page, present);
    expect(await siteAt(`/${old}`)).toEqual([301, `/${present}`]);
    await staff.post(`/page/${page.pageID}/unpublish`);
    expect(await siteAt(`/${old}`)).toEqual([404, null]);
    expect(await seenAt(old)).toBeNull();
    const concept = await createPage(staff, { slug: `${old}-concept` });
    await move(concept, `${present}-concept`);
    expect(await siteAt(`/${old}-concept`)).toEqual([404, null]);
  });

  it('keeps every address that a page ever had, in one step, and forgets the one it goes back to', async () => {
    const [first, second, third] = newSlugs();
    const page = await createPublishedPage(staff, { slug: first });
    await move(page, second);
    await move(page, third);
    expect(await siteAt(`/${first}`)).toEqual([301, `/${third}`]);
    expect(await siteAt(`/${second}`)).toEqual([301, `/${third}`]);
    await move(page, first);
    expect(await siteAt(`/${first}`)).toEqual([200, null]);
    expect(await siteAt(`/${third}`)).toEqual([301, `/${first}`]);
    expect(await redirectsOf(page)).toMatchObject([{ slug: second }, { slug: third }]);
  });

  it('lets a published page at an old address win, and its own leaving replace the redirect', async () => {
    const [old, present, elsewhere] = newSlugs();
    const page = await createPublishedPage(staff, { slug: old });
    await move(page, present);
    const heir = await createPage(staff, { slug: old });
    expect(await siteAt(`/${old}`)).toEqual([301, `/${present}`]);
    await staff.post(`/page/${heir.pageID}/publish`);
    expect(await siteAt(`/${old}`)).toEqual([200, null]);
    await move(heir, elsewhere);
    expect(await siteAt(`/${old}`)).toEqual([301, `/${elsewhere}`]);
    expect(await redirectsOf(page)).toEqual([]);
  });

  it('is told apart by locale', async () => {
    const [old, present] = newSlugs();
    const dutch = await createPublishedPage(staff, { slug: old, locale: 'nl-nl' });
    const english = await createPublishedPage(staff, { slug: old });
    await move(dutch, present);
    expect(await siteAt(`/nl-nl/${old}`)).toEqual([301, `/nl-nl/${present}`]);
    expect(await seenAt(old, 'nl-nl')).toBe(present);
    expect(await siteAt(`/${old}`)).toEqual([200, null]);
    expect(await slugOf(english)).toBe(old);
  });

  it('answers a path with letters outside ASCII by a Location in ASCII', async () => {
    const [old, present] = newSlugs();
    await move(await createPublishedPage(staff, { slug: old }), `${present}-über`);
    expect(await siteAt(`/${old}`)).toEqual([301, `/${present}-%C3%BCber`]);
  });

  it('writes nothing where the slug is the present one', async () => {
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
    const answer = await staff.put(`/page/${page.pageID}/save`, { id: page.pageID, ...body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(failure(code, property));
    expect(await slugOf(page)).toBe(slug);
    expect(await redirectsOf(page)).toEqual([]);
    expect(await countAuditEntries(server)).toBe(before);
  });

  it('answers 404 PM_01 for a page that is not there', async () => {
    const { status, body } = await staff.put('/page/999999/save', { slug: 'nowhere' });
    expect(status).toBe(404);
    expect(body).toMatchObject(failure('PM_01', ''));
  });

  it('lets one of fifty pages take a slug, and refuses the others with V_06', async () => {
    const [wanted] = newSlugs();
    const pages = await Promise.all(
      Array.from({ length: 25 }, (_, index) => createPage(staff, { slug: `${wanted}-${index}` })),
    );
    const answers = await Promise.all([
      ...pages.map((page) => move(page, wanted)),
      ...Array.from({ length: 25 }, () =>
        staff.post('/page/create', { title: 'One', slug: wanted, type: 'default', locale: 'en', content: [] }),
      ),
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(body).toMatchObject(failure('V_06', 'page.slug'));
  });

  it('lets two pages that take each other’s slug at once both fail, and neither wait for ever', async () => {
    const [one, other] = newSlugs();
    const pages = [await createPage(staff, { slug: one }), await createPage(staff, { slug: other })] as const;
    const answers = await Promise.all([move(pages[0], other), move(pages[1], one)]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });
});

describe('internal links after a change of slug', () => {
  const readBlocks = async (versionID: number) =>
    (await staff.get<{ pageVersion: Version }>(`/page/version/fetch/${versionID}`)).body.pageVersion.blocks;
  const richTextField = () =>
    server.services.blockDefinitions
      .find(({ id }) => id === 'rich-text')
      ?.fields.find(({ kind }) => kind === 'rich-text')?.name ?? 'text';
  const linkTo = (path: string) => [
    block('rich-text', { [richTextField()]: `<p><a href="${path}#top">There</a></p>` }),
  ];
  const hrefOf = async (versionID: number) =>
    /href="([^"]*)"/.exec(JSON.stringify(await readBlocks(versionID)).replaceAll('\\"', '"'))?.[1];

  it('read as the present slug where they were updated', async () => {
    const [old, present] = newSlugs();
    const target = await createPage(staff, { slug: old });
    const linking = await createPage(staff, { content: linkTo(`/${old}`) });
    await move(target, present, true);
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${present}#top`);
  });

  it('stay at the old slug, which redirects, where they were not', async () => {
    const [old, present, last] = newSlugs();
    const target = await createPublishedPage(staff, { slug: old });
    const linking = await createPublishedPage(staff, { content: linkTo(`/${old}`) });
    await move(target, present);
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${old}#top`);
    const later = await createPage(staff, { content: linkTo(`/${present}`) });
    await move(target, last, true);
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${old}#top`);
    expect(await hrefOf(later.pageVersionID)).toBe(`/${last}#top`);
    expect(await siteAt(`/${old}`)).toEqual([301, `/${last}`]);
  });

  it('leave the kept slug where another page has taken it', async () => {
    const [old, present] = newSlugs();
    const target = await createPage(staff, { slug: old });
    const linking = await createPage(staff, { content: linkTo(`/${old}`) });
    await move(target, present);
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${old}#top`);
    await createPage(staff, { slug: old });
    expect(await hrefOf(linking.pageVersionID)).toBe(`/${present}#top`);
  });

  it('know a locale by its prefix, and a link without one by the page it stands on', async () => {
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

  it('hold for link fields as well, and nothing frozen is rewritten', async () => {
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
