import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPage, createPublishedPage } from '../../support/pages.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const staff = await server.signIn();
  const { pageID } = await createPublishedPage(staff, { title: 'The bell tower', slug: 'tower' });
  await staff.put(`/page/${pageID}/save`, { slug: 'bell-tower', shouldUpdateLinks: false });
  await createPage(staff, { title: 'A draft', slug: 'draft' });
});
afterAll(() => server.stop());

type Found = { page: { slug: string; title: string } };

it.each([
  ['bell-tower', 200, null],
  ['tower', 301, '/bell-tower'],
  ['draft', 404, null],
  ['nothing', 404, null],
])('the site shows at /%s what get-by-slug-query returns', async (slug, status, location) => {
  const visitor = server.visitor();
  const { status: found, body, headers } = await visitor.get<Found>(`/page/get-by-slug-query?slug=${slug}`);
  const shown = await server.visitor().fetch(`/${slug}`);
  expect([shown.status, shown.headers.get('location')]).toEqual([status, location]);
  expect(found).toBe(status === 404 ? 404 : 200);
  expect(headers.get('x-csrf-token')).toMatch(/^[\w-]{43}$/);
  expect(shown.headers.getSetCookie()).toEqual([]);
  if (found === 200) expect(body.page).toMatchObject({ slug: 'bell-tower', title: 'The bell tower' });
  if (status === 200) expect(await shown.text()).toContain(body.page.title);
});

it('the cookies that are passed along keep their token', async () => {
  const visitor = server.visitor();
  const first = await visitor.get('/page/get-by-slug-query?slug=bell-tower');
  const again = await visitor.get('/page/get-by-slug-query?slug=bell-tower');
  expect(again.headers.get('x-csrf-token')).toBe(first.headers.get('x-csrf-token'));
  expect(again.headers.getSetCookie()).toEqual([]);
});
