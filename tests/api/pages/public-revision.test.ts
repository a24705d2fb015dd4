import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

type PublicPage = { page: { slug: string; pageVersion: { id: number; revision: number } } };
type Published = { publishedPage: { pageVersion: { revision: number } } };

/** The revision of a page that a client gets by each public call. */
async function publicRevisions(client: TestClient, slug: string) {
  const bySlug = await client.post<PublicPage>('/page/get-by-slug', { slug });
  const byQuery = await client.get<PublicPage>(`/page/get-by-slug-query?slug=${slug}`);
  const all = await client.post<PublicPage['page'][]>('/page/get-pages', {});
  const one = await client.graphql<Published>(`{ publishedPage(slug: "${slug}") { pageVersion { revision } } }`);
  const list = await client.graphql<{
    publishedPages: { nodes: { slug: string; pageVersion: { revision: number } }[] };
  }>('{ publishedPages(first: 100) { nodes { slug pageVersion { revision } } } }');
  return [
    bySlug.body.page.pageVersion.revision,
    byQuery.body.page.pageVersion.revision,
    all.body.find((page) => page.slug === slug)?.pageVersion.revision,
    one.data.publishedPage.pageVersion.revision,
    list.data.publishedPages.nodes.find((page) => page.slug === slug)?.pageVersion.revision,
  ];
}

describe('the revision of a published page', () => {
  it('shows visitors nothing of newer drafts, and gives staff what they need to store', async () => {
    const slug = 'public-revision';
    const { pageID, pageVersionID } = await createPage(staff, { slug });
    const store = async (title: string) =>
      (await staff.post<{ revision: number }>(`/page/version/${pageVersionID}/store`, { title })).body.revision;
    await store('First');
    const published = await store('Second');
    await staff.post(`/page/${pageID}/publish`);
    expect(await publicRevisions(server.visitor(), slug)).toEqual(Array.from({ length: 5 }, () => published));

    for (const title of ['Third', 'Fourth', 'Fifth']) await store(title);
    server.services.responseCache.clear();
    expect(await publicRevisions(server.visitor(), slug)).toEqual(Array.from({ length: 5 }, () => published));
    const { body } = await staff.get<{ page: { content: { revision: number } } }>(`/page/${pageID}`);
    expect(body.page.content.revision).toBe(published + 3);
    const { data } = await staff.graphql<Published>(`{ publishedPage(slug: "${slug}") { pageVersion { revision } } }`);
    expect(data.publishedPage.pageVersion.revision).toBe(published + 3);
    server.services.responseCache.clear();
    const asStaff = await staff.post<PublicPage>('/page/get-by-slug', { slug });
    expect(asStaff.body.page.pageVersion.revision).toBe(published);
  });
});
