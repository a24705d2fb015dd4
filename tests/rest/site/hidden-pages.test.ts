import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Logger, runOnce } from 'graphile-worker';
import { createJobTasks } from '../../../server/app/jobs/job-lanes.ts';
import { createPublishedPage, type NewPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addFile, jpegWithLocation } from '../../support/media-files.ts';
import { createPageWith, imageOf } from '../../support/image-pages.ts';
import { addLocales, changeSettings, publishMenu } from './site-fixtures.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  visitor = server.visitor();
  await addLocales(staff, 'nl-nl');
  // Otherwise a published page stays visible while its next publication is requested.
  await changeSettings(staff, { keepLiveWhileRequested: false });
});
afterAll(() => server.stop());

type Hidden = NewPage & { slug: string; word: string; file: string };

let count = 0;

/** A translation of a published page, with an image and a unique word; nobody sees it yet. */
async function createHidden(): Promise<Hidden> {
  count += 1;
  const word = `Geheimwort${String.fromCodePoint(96 + count).repeat(4)}`;
  const made = await createPageWith(staff, imageOf(await addFile(staff, await jpegWithLocation(1))), { title: word });
  const slug = `hidden-${count}`;
  await staff.put(`/page/${made.pageID}/save`, { slug, shouldUpdateLinks: true });
  return { ...made, slug, word, file: made.url };
}

async function createHiddenTranslation(): Promise<{ source: NewPage; hidden: Hidden }> {
  count += 1;
  const source = await createPublishedPage(staff, { title: `Source ${count}`, slug: `source-${count}` });
  const [slug, word] = [`verborgen-${count}`, `Sleutelwoord${String.fromCodePoint(96 + count).repeat(4)}`];
  const translation = { pageID: source.pageID, newLocale: 'nl-nl', title: word, slug };
  const { body } = await staff.post<NewPage>('/page/create-translation', translation);
  return { source, hidden: { ...body, slug: `nl-nl/${slug}`, word, file: '' } };
}

const publish = ({ pageID }: NewPage) => staff.post(`/page/${pageID}/publish`);

/** States in which a page exists, but not for visitors. */
const hiddenStates: [string, (page: NewPage) => Promise<unknown>][] = [
  ['never published', () => Promise.resolve()],
  ['unpublished', async (page) => [await publish(page), await staff.post(`/page/${page.pageID}/unpublish`)]],
  ['in the bin', async (page) => [await publish(page), await staff.post(`/page/${page.pageID}/delete`)]],
  ['requested', (page) => staff.post(`/page/${page.pageID}/request-publication`, {})],
  [
    'published, then requested',
    async (page) => {
      await publish(page);
      await staff.post(`/page/version/${page.pageVersionID}/store`, { title: 'Newer work' });
      await staff.post(`/page/${page.pageID}/request-publication`, {});
    },
  ],
  [
    'scheduled',
    ({ pageID }) =>
      staff.graphql(
        `mutation { schedulePublication(pageID: ${pageID}, action: PUBLISH, at: "2099-01-01T00:00:00Z") { errors { code } } }`,
      ),
  ],
];

/** Everything in a response that a visitor could compare, without what names the request itself. */
async function ask(path: string, init?: RequestInit): Promise<{ status: number; headers: object; text: string }> {
  const response = await server.visitor().fetch(path, init);
  const {
    date: _date,
    'x-request-id': _id,
    'x-csrf-token': _token,
    'set-cookie': _cookie,
    ...headers
  } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  body: JSON.stringify(body),
});

/** The same requests about a page, by its slug and its id. */
function askAll(slug: string, pageID: number) {
  const rest = '/api/ximblox';
  return Promise.all([
    ask(`/${slug}`),
    ask(`${rest}/page/get-by-slug-query?slug=${encodeURIComponent(slug)}`),
    ask(`${rest}/page/get-by-slug`, json({ slug })),
    ask(`${rest}/page/get-sibling-slugs/${pageID}`),
    ask(`${rest}/page/${pageID}`),
    ask(
      '/graphql',
      json({ query: 'query ($slug: String!) { publishedPage(slug: $slug) { id title } }', variables: { slug } }),
    ),
  ]);
}

async function search(term: string): Promise<number> {
  const taskList = createJobTasks({ orm: server.orm, services: server.services });
  await runOnce({ connectionString: server.databaseUrl, taskList, logger: new Logger(() => () => {}) });
  return (await visitor.post<{ total: number }>('/search/search', { term })).body.total;
}

describe.each(hiddenStates)('a page that is %s', (_name, hide) => {
  it('is indistinguishable from a page that never existed, in every call', { timeout: 60_000 }, async () => {
    const hidden = await createHidden();
    await publishMenu(staff, `menu ${hidden.slug}`, [hidden.pageID]);
    await hide(hidden);
    const never = { slug: 'never-was', pageID: 987_654 };
    expect(await askAll(hidden.slug, hidden.pageID)).toEqual(await askAll(never.slug, never.pageID));

    const other = hidden.file.replace(`/${hidden.pageID}/`, `/${never.pageID}/`);
    expect(await ask(hidden.file)).toEqual(await ask(other));
    expect((await ask(hidden.file)).status).toBe(404);

    const menu = await ask(`/api/ximblox/menu/published?name=${encodeURIComponent(`menu ${hidden.slug}`)}&locale=en`);
    expect(JSON.parse(menu.text)).toMatchObject({ items: [] });
    expect((await ask('/sitemap.xml')).text).not.toContain(hidden.slug);
    expect(await search(hidden.word)).toBe(0);
  });

  it('is not a translation of a page that visitors see', async () => {
    const { source, hidden } = await createHiddenTranslation();
    await hide(hidden);
    const path = `/source-${count}`;
    const { text } = await ask(path);
    expect(text).not.toContain('verborgen');
    expect(text).not.toMatch(/hreflang/i);
    expect((await ask('/sitemap.xml')).text).toContain(path);
    expect((await ask('/sitemap.xml')).text).not.toContain(hidden.slug);
    expect((await visitor.get(`/page/get-sibling-slugs/${source.pageID}`)).body).toHaveLength(1);
    expect(await ask(`/${hidden.slug}`)).toEqual(await ask('/nl-nl/nergens'));
  });
});
