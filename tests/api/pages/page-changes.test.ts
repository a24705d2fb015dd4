import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { signInAs } from '../../support/users.ts';
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
let events: ReceivedEvents;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
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

type PageBody = { page: Record<string, unknown> & { content: VersionBody } };
const readPage = async (id: number) => (await staff.get<PageBody>(`/page/${id}`)).body.page;
/** A rich text block with a link. */
const linkBlock = (path: string, key = 'rich-text-1') => {
  const definition = server.services.blockDefinitions.find(({ id }) => id === 'rich-text');
  const name = definition?.fields.find(({ kind }) => kind === 'rich-text')?.name ?? '';
  return restBlock('rich-text', { [name]: `<p><a href="${path}">There</a></p>` }, key);
};

describe('duplicating a page', () => {
  it('creates an independent page with the newest content, anchors, links and typeData', async () => {
    const target = await createPage(staff, { slug: 'copied-target' });
    const source = await createPublishedPage(staff, {
      slug: 'copied',
      title: 'Source',
      typeData: { a: [1] },
      content: {
        seoTitle: 'Seo',
        seoKeywords: ['roof'],
        blocks: [{ ...linkBlock('/copied-target'), anchorPoint: 'here' }],
      },
    });
    await staff.post(`/page/version/${source.pageVersionID}/store`, { seoDescription: 'Newest' });
    await events.take();
    const body = { pageID: source.pageID, locale: 'nl-nl', title: 'Kopie', slug: 'kopie' };
    const response = await staff.post<NewPage & { Success: boolean }>('/page/duplicate', body);
    expect(response.body).toMatchObject({ Success: true, Errors: [] });
    const { pageID, pageVersionID } = response.body;
    const [copy, original] = [await readPage(pageID), await readPage(source.pageID)];
    expect(copy).toMatchObject({
      locale: 'nl-nl',
      slug: 'kopie',
      title: 'Kopie',
      type: 'default',
      typeData: { a: [1] },
      status: 'concept',
      content: {
        id: pageVersionID,
        title: 'Kopie',
        seoTitle: 'Seo',
        seoDescription: 'Newest',
        seoKeywords: ['roof'],
      },
    });
    expect(copy.content.blocks).toEqual(original.content.blocks);
    const references = await query(
      server.orm.em.fork(),
      sql`select page_id from reference where version_id = ${pageVersionID}`,
    );
    expect(references).toEqual([{ page_id: target.pageID }]);
    expect((await staff.get(`/page/get-sibling-slugs/${pageID}`)).body).toEqual([{ locale: 'nl-nl', slug: 'kopie' }]);
    expect(await auditActions(server, 'page', pageID)).toEqual(['page.duplicated']);
    expect(await events.take()).toEqual([{ name: 'page.created', pageID }]);
  });

  it('works the same by GraphQL', async () => {
    const { pageID } = await createPage(staff, { slug: 'by-graphql', title: 'Source' });
    const { data } = await staff.graphql(
      `mutation { duplicatePage(pageID: ${pageID}, locale: "en", title: "Copy", slug: "by-graphql-copy") {
         page { title slug status } errors { code } } }`,
    );
    expect(data).toEqual({
      duplicatePage: { page: { title: 'Copy', slug: 'by-graphql-copy', status: 'CONCEPT' }, errors: [] },
    });
  });

  it.each([
    ['an unknown page', { pageID: 999_999 }, 404, 'PM_01', ''],
    ['no page', { pageID: undefined }, 400, 'V_01', 'page.pageID'],
    ['an invalid id', { pageID: 'x' }, 400, 'V_12', 'page.pageID'],
    ['no title', { title: ' ' }, 400, 'V_01', 'page.title'],
    ['a title that is too long', { title: 'x'.repeat(256) }, 400, 'V_14', 'page.title'],
    ['a slug that is taken', { slug: 'source-of-all' }, 409, 'V_06', 'page.slug'],
    ['a slug of a wrong form', { slug: 'A B' }, 400, 'V_12', 'page.slug'],
    ['an unknown locale', { locale: 'xx-xx' }, 400, 'V_12', 'page.locale'],
  ])('refuses %s and creates nothing', async (_, wrong, status, code, property) => {
    const made = await createPage(staff, { slug: 'source-of-all' }).catch(() => null);
    const [row] = await query(
      server.orm.em.fork(),
      sql<{ id: number }>`select id from page where slug = 'source-of-all' and deleted_at is null`,
    );
    const before = await countAuditEntries(server);
    const response = await staff.post('/page/duplicate', {
      pageID: made?.pageID ?? row?.id,
      locale: 'en',
      title: 'Copy',
      slug: 'never-made',
      ...wrong,
    });
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject(failure(code, property));
    expect(await countAuditEntries(server)).toBe(before);
  });
});

describe('the impact of changing pages', () => {
  type Impact = {
    linkingPages: { live: boolean; page: { id: number; slug: string } }[];
    linkingPageCount: number;
    translations: { id: number; title: string; status: string; published: boolean }[];
    livePageCount: number;
    openRequestCount: number;
    scheduledCount: number;
    redirectCount: number;
  };
  const impactOf = async (...pageIDs: number[]) => {
    const { data } = await staff.graphql<{ pageImpact: Impact }>(
      `query($ids: [Int!]!) { pageImpact(pageIDs: $ids) {
         linkingPages { live page { id slug } } linkingPageCount translations { id title status published }
         livePageCount openRequestCount scheduledCount redirectCount } }`,
      { ids: pageIDs },
    );
    return data.pageImpact;
  };

  it('lists linking pages, translations, and what is live, requested, scheduled and redirected', async () => {
    const target = await createPublishedPage(staff, { slug: 'touched' });
    const live = await createPublishedPage(staff, { slug: 'live-link', title: 'B', content: [linkBlock('/touched')] });
    const draft = await createPage(staff, { slug: 'draft-link', title: 'A', content: [linkBlock('/touched')] });
    const former = await createPage(staff, { slug: 'former-link', content: [linkBlock('/touched')] });
    await staff.post(`/page/version/${former.pageVersionID}/store`, { blocks: [] });
    const binned = await createPage(staff, { slug: 'binned-link', content: [linkBlock('/touched')] });
    await staff.post(`/page/${binned.pageID}/delete`);
    const translation = (
      await staff.post<NewPage>('/page/create-translation', {
        pageID: target.pageID,
        newLocale: 'nl-nl',
        title: 'Vertaald',
        slug: 'geraakt',
      })
    ).body;
    await staff.put(`/page/${target.pageID}/save`, { slug: 'touched-now' });
    await staff.post(`/page/version/${target.pageVersionID}/store`, { title: 'Newer' });
    await staff.post(`/page/${target.pageID}/request-publication`, {});
    expect(await impactOf(target.pageID)).toEqual({
      linkingPages: [
        {
          live: false,
          page: {
            id: draft.pageID,
            slug: 'draft-link',
          },
        },
        {
          live: true,
          page: {
            id: live.pageID,
            slug: 'live-link',
          },
        },
      ],
      linkingPageCount: 2,
      translations: [
        {
          id: translation.pageID,
          title: 'Vertaald',
          status: 'CONCEPT',
          published: false,
        },
      ],
      livePageCount: 1,
      openRequestCount: 1,
      scheduledCount: 0,
      redirectCount: 1,
    });
    expect(await impactOf(target.pageID, live.pageID, translation.pageID)).toMatchObject({
      linkingPages: [{ page: { id: draft.pageID } }],
      translations: [],
      livePageCount: 2,
    });
  });
});

describe('the list of page types', () => {
  it('has each type with its blocks, fields and parts, and the number of its pages', async () => {
    await createPage(staff, { slug: 'of-blank', type: 'blank' });
    const { data } = await staff.graphql<{ pageTypes: { id: string; pageCount: number; fields: string[] }[] }>(
      '{ pageTypes { id blank slugPrefix hasHeader hasFooter initialBlocks fields pageCount } }',
    );
    expect(data.pageTypes.map(({ id }) => id)).toEqual(server.services.pageTypeDefinitions.map(({ id }) => id));
    const blank = data.pageTypes.find(({ id }) => id === 'blank');
    expect(blank).toMatchObject({ blank: true, hasHeader: false, hasFooter: false, fields: [], pageCount: 1 });
    const ordinary = data.pageTypes.find(({ id }) => id === 'default');
    expect(ordinary).toMatchObject({ hasHeader: true, hasFooter: true, slugPrefix: '', fields: ['intro'] });
    expect(data.pageTypes.find(({ id }) => id === 'article')).toMatchObject({
      slugPrefix: 'news/',
      initialBlocks: ['rich-text', 'page-list'],
      fields: ['date', 'intro'],
    });
    const counted = await query(
      server.orm.em.fork(),
      sql<{ total: number }>`select count(*)::int as total from page where type = 'default' and deleted_at is null`,
    );
    expect(ordinary?.pageCount).toBe(counted[0]?.total);
  });
});

describe('a page for staff', () => {
  it('says what the viewer may do, and who last stored pages', async () => {
    const { user, browser: editor } = await signInAs(server, 'Editor');
    const { pageID } = await createPage(editor, { slug: 'by-editor' });
    const { data } = await editor.graphql(
      `{ page(id: ${pageID}) { viewerCanEdit viewerCanCreate viewerCanDelete viewerCanPublish
           siblings { title status published } } pageEditors { id name } }`,
    );
    expect(data).toMatchObject({
      page: {
        viewerCanEdit: true,
        viewerCanCreate: true,
        viewerCanDelete: false,
        viewerCanPublish: false,
        siblings: [
          {
            title: 'A page',
            status: 'CONCEPT',
            published: false,
          },
        ],
      },
    });
    expect((data.pageEditors as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, user.id]);
  });
});
