import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../support/users.ts';
import { auditActions, countAuditEntries } from '../../support/audit-actions.ts';
import { receiveEvents, type ReceivedEvents } from '../../support/receive-events.ts';
import { createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;
let events: ReceivedEvents;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  visitor = server.visitor();
  events = await receiveEvents(server);
});
afterAll(async () => {
  await events.stop();
  await server.stop();
});

type Redirect = { id: number; slug: string; path: string; active: boolean; page: { id: number; slug: string } };
type Result = { redirect: Redirect | null; errors: { code: string; property: string }[] };
const fields = 'redirect { id locale slug path createdAt active page { id slug } } errors { code property }';

const create = async (client: TestClient, slug: string, pageID: number, locale = 'en') => {
  const { data, errors } = await client.graphql<{ createRedirect: Result }>(
    `mutation($slug: String!, $pageID: Int!, $locale: String!) {
       createRedirect(locale: $locale, slug: $slug, pageID: $pageID) { ${fields} } }`,
    { slug, pageID, locale },
  );
  return { ...data?.createRedirect, refused: errors?.[0]?.extensions.code };
};
const remove = async (client: TestClient, id: number) => {
  const { data, errors } = await client.graphql<{ deleteRedirect: Result }>(
    `mutation($id: Int!) { deleteRedirect(id: $id) { ${fields} } }`,
    { id },
  );
  return { ...data?.deleteRedirect, refused: errors?.[0]?.extensions.code };
};
const list = async (searchTerm = '', pageIndex = 0, pageSize = 25) => {
  const { data } = await staff.graphql<{ redirects: { items: Redirect[]; totalItems: number } }>(
    `query($searchTerm: String, $pageIndex: Int!, $pageSize: Int!) {
       redirects(searchTerm: $searchTerm, pageIndex: $pageIndex, pageSize: $pageSize) {
         totalItems items { id locale slug path active page { id slug } } } }`,
    { searchTerm, pageIndex, pageSize },
  );
  return data.redirects;
};
const fetchFromSite = async (path: string) => {
  const { status, headers } = await visitor.fetch(path);
  return [status, headers.get('location')];
};

describe('a manual redirect', () => {
  it('leads to its page, writes an audit entry and an event, and can be deleted', async () => {
    const { pageID } = await createPublishedPage(staff, { slug: 'roof' });
    expect(await fetchFromSite('/gutter')).toEqual([404, null]);
    await events.take();
    const { redirect, errors } = await create(staff, 'gutter', pageID);
    expect(errors).toEqual([]);
    expect(redirect).toMatchObject({
      slug: 'gutter',
      path: '/gutter',
      active: true,
      page: { id: pageID, slug: 'roof' },
    });
    expect(await events.take()).toEqual([{ name: 'redirect.changed', pageID }]);
    expect(await fetchFromSite('/gutter')).toEqual([301, '/roof']);
    const id = redirect?.id ?? 0;
    expect((await remove(staff, id)).redirect).toMatchObject({ id, slug: 'gutter' });
    expect(await fetchFromSite('/gutter')).toEqual([404, null]);
    expect(await auditActions(server, 'redirect', id)).toEqual(['redirect.created', 'redirect.deleted']);
    expect(await events.take()).toEqual([{ name: 'redirect.changed', pageID }]);
    expect((await remove(staff, id)).errors).toEqual([{ code: 'V_12', property: 'redirect.id' }]);
  });

  it('is refused if a page or another redirect has the slug, and takes precedence over neither', async () => {
    const { pageID } = await createPublishedPage(staff, { slug: 'tower' });
    await create(staff, 'spire', pageID);
    const before = await countAuditEntries(server);
    const taken = [{ code: 'V_06', property: 'redirect.slug' }];
    expect((await create(staff, 'spire', pageID)).errors).toEqual(taken);
    expect((await create(staff, 'tower', pageID)).errors).toEqual(taken);
    expect((await create(staff, 'Not A Slug', pageID)).errors).toEqual([{ code: 'V_12', property: 'redirect.slug' }]);
    expect((await create(staff, 'x'.repeat(256), pageID)).errors).toEqual([
      { code: 'V_14', property: 'redirect.slug' },
    ]);
    expect((await create(staff, '', pageID)).errors).toEqual([{ code: 'V_01', property: 'redirect.slug' }]);
    expect((await create(staff, 'free', pageID, 'xx-xx')).errors).toEqual([
      { code: 'V_12', property: 'redirect.locale' },
    ]);
    expect((await create(staff, 'free', 999_999)).errors).toEqual([{ code: 'PM_01', property: '' }]);
    expect(await countAuditEntries(server)).toBe(before);
  });

  it('requires edit-page', async () => {
    const { pageID } = await createPublishedPage(staff, { slug: 'crypt' });
    const { redirect } = await create(staff, 'cellar', pageID);
    const { browser: analyst } = await signInAs(server, 'Analyst');
    expect((await create(analyst, 'vault', pageID)).refused).toBe('FORBIDDEN');
    expect((await remove(analyst, redirect?.id ?? 0)).refused).toBe('FORBIDDEN');
    expect((await create(visitor, 'vault', pageID)).refused).toBe('UNAUTHENTICATED');
    expect(await fetchFromSite('/cellar')).toEqual([301, '/crypt']);
  });

  it('replaces a redirect to a page in the bin, which is not listed', async () => {
    const gone = await createPublishedPage(staff, { slug: 'gone' });
    const { pageID } = await createPublishedPage(staff, { slug: 'here' });
    await create(staff, 'old-place', gone.pageID);
    await staff.post(`/page/${gone.pageID}/delete`);
    expect((await list('old-place')).totalItems).toBe(0);
    expect(await fetchFromSite('/old-place')).toEqual([404, null]);
    expect((await create(staff, 'old-place', pageID)).errors).toEqual([]);
    expect(await fetchFromSite('/old-place')).toEqual([301, '/here']);
  });
});

describe('the list of redirects', () => {
  it('can be searched by slug and title, is paginated newest first, and says which redirects are in effect', async () => {
    const live = await createPublishedPage(staff, { slug: 'pulpit', title: 'The Pulpit' });
    const concept = await createPage(staff, { slug: 'lectern', title: 'The lectern' });
    await create(staff, 'zz-first', live.pageID);
    await create(staff, 'zz-second', concept.pageID);
    await create(staff, 'zz-third', live.pageID);
    await createPublishedPage(staff, { slug: 'zz-third' }).catch(() => null);
    const { items, totalItems } = await list('ZZ-');
    expect(totalItems).toBe(3);
    expect(items.map(({ slug, active }) => [slug, active])).toEqual([
      ['zz-third', false],
      ['zz-second', false],
      ['zz-first', true],
    ]);
    expect((await list('the pulpit')).items.map(({ slug }) => slug)).toEqual(['zz-third', 'zz-first']);
    expect((await list('zz-', 1, 2)).items.map(({ slug }) => slug)).toEqual(['zz-first']);
    expect((await list('100%')).totalItems).toBe(0);
  });
});
