import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepPageBin } from '../../../server/bin/index.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { signInAs } from '../../support/users.ts';
import { auditActions, countAuditEntries } from '../../support/audit-actions.ts';
import { receiveEvents, type ReceivedEvents } from '../../support/receive-events.ts';
import { restBlock, createPage, createPublishedPage, failure, type NewPage } from '../../support/pages.ts';
import { moveDeletion, countRowsOfPage } from './bin-rows.ts';
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
    sql`insert into setting (key, value) values ('availableLocales', '["en", "nl-nl", "de-de"]')`,
  );
});
afterAll(async () => {
  await events.stop();
  await server.stop();
});

const newSlug = (): string => {
  count += 1;
  return `bin-${count}`;
};

type UserErrors = { code: string; property: string }[];
type PageFields = { id: number; slug: string; status: string; live: boolean };

const deletePages = async (client: TestClient, pageIDs: readonly number[]) => {
  const { data, errors } = await client.graphql<{
    deletePages: { pages: PageFields[] | null; errors: UserErrors };
  }>(
    'mutation($ids: [Int!]!) { deletePages(pageIDs: $ids) { pages { id slug status live } errors { code property } } }',
    { ids: pageIDs },
  );
  return { ...data?.deletePages, refused: errors?.[0]?.extensions.code };
};

const restorePage = async (client: TestClient, id: number, slug?: string) => {
  const { data, errors } = await client.graphql<{ restorePage: { page: PageFields | null; errors: UserErrors } }>(
    `mutation($id: Int!, $slug: String) { restorePage(id: $id, slug: $slug) {
       page { id slug status live } errors { code property } } }`,
    { id, slug },
  );
  return { ...data?.restorePage, refused: errors?.[0]?.extensions.code };
};

type BinEntry = {
  id: number;
  title: string;
  slug: string;
  deletedAt: string;
  restorableUntil: string;
  slugAvailable: boolean;
  viewerCanRestore: boolean;
  deletedBy: { id: number } | null;
};
const readBin = async (client: TestClient, searchTerm = '') => {
  const { data } = await client.graphql<{ pageBin: { items: BinEntry[]; totalItems: number } }>(
    `query($searchTerm: String) { pageBin(searchTerm: $searchTerm) { totalItems items {
       id title slug locale type deletedAt restorableUntil slugAvailable viewerCanRestore deletedBy { id name } } } }`,
    { searchTerm },
  );
  return data.pageBin;
};

describe('deleting pages', () => {
  it('takes them off the site at once, frees their slugs, and writes audit entries and events', async () => {
    const [first, second] = [newSlug(), newSlug()];
    const pages = [
      await createPublishedPage(staff, { slug: first }),
      await createPage(staff, { slug: second }),
    ] as const;
    expect((await visitor.fetch(`/${first}`)).status).toBe(200);
    await events.take();
    const ids = pages.map(({ pageID }) => pageID);
    const { pages: deleted, errors } = await deletePages(staff, ids.toReversed());
    expect(errors).toEqual([]);
    expect(deleted).toEqual([
      { id: ids[0], slug: first, status: 'UNPUBLISHED', live: false },
      { id: ids[1], slug: second, status: 'CONCEPT', live: false },
    ]);
    expect((await visitor.fetch(`/${first}`)).status).toBe(404);
    expect((await staff.get(`/page/${ids[0]}`)).status).toBe(404);
    expect(await events.take()).toEqual(ids.map((pageID) => ({ name: 'page.deleted', pageID })));
    expect(await auditActions(server, 'page', ids[0] ?? 0)).toEqual(['page.created', 'page.published', 'page.deleted']);
    const heir = await createPage(staff, { slug: first });
    expect(heir.pageID).toBeGreaterThan(0);
    const open = await query(
      server.orm.em.fork(),
      sql`select 1 from publication where page_id = ${ids[0]} and ended_at is null`,
    );
    expect(open).toEqual([]);
  });

  it('closes an open request and cancels scheduled publications', async () => {
    const page = await createPublishedPage(staff, { slug: newSlug() });
    await staff.post(`/page/version/${page.pageVersionID}/store`, { title: 'Newer' });
    const nextYear = new Date(Date.now() + 300 * 86_400_000).toISOString();
    await staff.graphql(
      `mutation { schedulePublication(pageID: ${page.pageID}, action: UNPUBLISH, at: "${nextYear}") { errors { code } } }`,
    );
    await staff.post(`/page/${page.pageID}/request-publication`, {});
    const { pages } = await deletePages(staff, [page.pageID]);
    expect(pages).toMatchObject([{ status: 'UNPUBLISHED', live: false }]);
    const [row] = await query(
      server.orm.em.fork(),
      sql`select (select string_agg(status, ',') from publication_request where page_id = ${page.pageID}) as request,
                 (select string_agg(status, ',') from scheduled_publication where page_id = ${page.pageID}) as schedule`,
    );
    expect(row).toEqual({ request: 'closed', schedule: 'cancelled' });
  });

  it('turns a requested page that was never published back into a concept', async () => {
    const page = await createPage(staff, { slug: newSlug() });
    await staff.post(`/page/${page.pageID}/request-publication`, {});
    expect((await deletePages(staff, [page.pageID])).pages).toMatchObject([{ status: 'CONCEPT', live: false }]);
  });

  it('deletes all of them or none', async () => {
    const page = await createPublishedPage(staff, { slug: newSlug() });
    const before = await countAuditEntries(server);
    expect(await deletePages(staff, [page.pageID, 999_999])).toMatchObject({
      pages: null,
      errors: [{ code: 'PM_01', property: '' }],
    });
    const { browser: editor } = await signInAs(server, 'Editor');
    const signedIn = await countAuditEntries(server);
    expect((await deletePages(editor, [page.pageID])).refused).toBe('FORBIDDEN');
    expect((await staff.get(`/page/${page.pageID}`)).status).toBe(200);
    expect(signedIn - before).toBe(1);
    expect(await countAuditEntries(server)).toBe(signedIn);
  });

  it.each([
    ['none', []],
    ['more than a hundred', Array.from({ length: 101 }, (_, index) => index + 1)],
    ['an invalid id', [0]],
  ])('refuses %s', async (_, pageIDs) => {
    const { errors } = await deletePages(staff, pageIDs);
    expect(errors?.[0]?.code).toBe('V_12');
  });

  it('is also a REST call for one page', async () => {
    const { pageID } = await createPage(staff, { slug: newSlug() });
    const { status, body } = await staff.post(`/page/${pageID}/delete`, {});
    expect([status, body]).toEqual([200, { Success: true, Errors: [] }]);
    const again = await staff.post(`/page/${pageID}/delete`, {});
    expect(again.status).toBe(404);
    expect(again.body).toMatchObject(failure('PM_01', ''));
  });

  it('and publishing fifty pages at once leaves no deleted page live and loses nothing', async () => {
    const pages = await Promise.all(Array.from({ length: 50 }, () => createPage(staff, { slug: newSlug() })));
    const responses = await Promise.all(
      pages.flatMap(({ pageID }) => [staff.post(`/page/${pageID}/publish`), staff.post(`/page/${pageID}/delete`)]),
    );
    expect(new Set(responses.map(({ status }) => status))).toBeOneOf([new Set([200, 404]), new Set([200])]);
    const [row] = await query(
      server.orm.em.fork(),
      sql`select count(*)::int as deleted, count(live_version_id)::int as live from page
           where id = any(${pages.map(({ pageID }) => pageID)}::int[]) and deleted_at is not null`,
    );
    expect(row).toEqual({ deleted: 50, live: 0 });
  });
});

describe('the bin', () => {
  it('lists the last deleted page first, with who deleted it and until when it can be restored', async () => {
    const [one, other] = [newSlug(), newSlug()];
    const first = await createPage(staff, { slug: one, title: 'Kelderluik eerst' });
    const last = await createPage(staff, { slug: other, title: 'Kelderluik laatst' });
    await deletePages(staff, [first.pageID]);
    await deletePages(staff, [last.pageID]);
    await createPage(staff, { slug: one });
    const { items, totalItems } = await readBin(staff, 'kelderluik');
    expect(totalItems).toBe(2);
    expect(items).toMatchObject([
      { id: last.pageID, slug: other, slugAvailable: true, viewerCanRestore: true, deletedBy: { id: 1 } },
      { id: first.pageID, slug: one, slugAvailable: false },
    ]);
    const { deletedAt = '', restorableUntil = '' } = items[0] ?? {};
    expect(Date.parse(restorableUntil) - Date.parse(deletedAt)).toBe(30 * 86_400_000);
    const { browser: editor } = await signInAs(server, 'Editor');
    expect((await readBin(editor, other)).items).toMatchObject([{ viewerCanRestore: false }]);
  });
});

describe('restoring a page', () => {
  it('brings it back to its place, for visitors too, with its history', async () => {
    const slug = newSlug();
    const page = await createPublishedPage(staff, { slug });
    await deletePages(staff, [page.pageID]);
    await events.take();
    const { page: restored, errors } = await restorePage(staff, page.pageID);
    expect(errors).toEqual([]);
    expect(restored).toEqual({ id: page.pageID, slug, status: 'PUBLISHED', live: true });
    expect((await visitor.fetch(`/${slug}`)).status).toBe(200);
    expect(await events.take()).toEqual(
      ['page.restored', 'page.published'].map((name) => ({ name, pageID: page.pageID })),
    );
    expect((await auditActions(server, 'page', page.pageID)).slice(-2)).toEqual(['page.restored', 'page.published']);
    expect((await readBin(staff, slug)).totalItems).toBe(0);
  });

  it('gives it another slug if its own is taken, and the old one redirects', async () => {
    const slug = newSlug();
    const page = await createPublishedPage(staff, { slug });
    await deletePages(staff, [page.pageID]);
    await createPage(staff, { slug });
    expect(await restorePage(staff, page.pageID)).toMatchObject({
      page: null,
      errors: [{ code: 'V_06', property: 'page.slug' }],
    });
    expect(await restorePage(staff, page.pageID, 'Wrong Form')).toMatchObject({
      errors: [{ code: 'V_12', property: 'page.slug' }],
    });
    expect(await restorePage(staff, page.pageID, `${slug}-again`)).toMatchObject({ page: { slug: `${slug}-again` } });
    const old = await visitor.fetch(`/${slug}`);
    expect([old.status, old.headers.get('location')]).toEqual([301, `/${slug}-again`]);
  });

  it('gives it a translation group of its own if another page has taken its locale', async () => {
    const [slug, dutch] = [newSlug(), newSlug()];
    const source = await createPage(staff, { slug });
    const translate = async () => {
      const body = { pageID: source.pageID, newLocale: 'nl-nl', title: 'Vertaald', slug: newSlug() };
      return (await staff.post<NewPage>('/page/create-translation', body)).body;
    };
    const first = await translate();
    await deletePages(staff, [first.pageID]);
    const second = await translate();
    expect(second.pageID).toBeGreaterThan(0);
    expect((await restorePage(staff, first.pageID, dutch)).page).toMatchObject({ slug: dutch });
    const groups = await query(
      server.orm.em.fork(),
      sql<{ id: number }>`select sibling_group_id as id from page
                           where id in (${source.pageID}, ${first.pageID}, ${second.pageID}) order by page.id`,
    );
    expect(groups[0]).not.toEqual(groups[1]);
    expect(groups[0]).toEqual(groups[2]);
  });

  it('is refused after thirty days, without delete-page, and for a page that is not in the bin', async () => {
    const page = await createPage(staff, { slug: newSlug() });
    expect(await restorePage(staff, page.pageID)).toMatchObject({ errors: [{ code: 'PM_01', property: '' }] });
    await deletePages(staff, [page.pageID]);
    const { browser: editor } = await signInAs(server, 'Editor');
    expect((await restorePage(editor, page.pageID)).refused).toBe('FORBIDDEN');
    await moveDeletion(server, page, 30);
    expect(await restorePage(staff, page.pageID)).toMatchObject({ errors: [{ code: 'PM_01', property: '' }] });
    await moveDeletion(server, page, 29);
    expect(await restorePage(staff, page.pageID)).toMatchObject({ page: { id: page.pageID } });
  });
});

describe('sweeping the bin', () => {
  it('removes pages after thirty days with everything that belongs to them, and keeps the rest and the audit log', async () => {
    const target = await createPublishedPage(staff, { slug: newSlug() });
    const slug = newSlug();
    await staff.put(`/page/${target.pageID}/save`, { slug });
    await staff.post(`/page/version/${target.pageVersionID}/store`, { title: 'Second' });
    await staff.post(`/page/${target.pageID}/request-publication`, {});
    const html = `<p><a href="/${slug}">There</a></p>`;
    const linking = await createPage(staff, { content: [restBlock('rich-text', { text: html, html })] });
    const recent = await createPage(staff, { slug: newSlug() });
    const [group] = await query(
      server.orm.em.fork(),
      sql<{ id: number }>`select sibling_group_id as id from page where id = ${target.pageID}`,
    );
    await deletePages(staff, [target.pageID, recent.pageID]);
    await moveDeletion(server, target, 30);
    await moveDeletion(server, recent, 29);
    expect(await countRowsOfPage(server, target)).toMatchObject({ requests: 1, redirects: 1, references: 1 });
    const entries = await countAuditEntries(server);
    await sweepPageBin(server.orm.em.fork());
    expect(Object.values(await countRowsOfPage(server, target)).every((rows) => rows === 0)).toBe(true);
    expect(await countRowsOfPage(server, recent)).toMatchObject({ pages: 1, versions: 1, snapshots: 1 });
    expect(await countRowsOfPage(server, linking)).toMatchObject({ pages: 1, versions: 1 });
    const groups = await query(server.orm.em.fork(), sql`select 1 from sibling_group where id = ${group?.id}`);
    expect(groups).toEqual([]);
    expect(await countAuditEntries(server)).toBe(entries);
    await sweepPageBin(server.orm.em.fork());
    expect(await countRowsOfPage(server, recent)).toMatchObject({ pages: 1 });
  });
});
