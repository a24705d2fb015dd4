import { query, sql } from '../../server/shared/database/query.ts';
import { createPage, type NewPage, type StoreResponse } from './pages.ts';
import type { TestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { signInAs } from './users.ts';

export type PageState = { status: string; publishedVersionID: number | null; publishedID: number | null };

/** A server with a user of each role, and the calls of the workflow. */
export type Workflow = Awaited<ReturnType<typeof startWorkflow>>;

let count = 0;

function describeCalls(server: TestServer) {
  const em = () => server.orm.em.fork();
  return {
    request: (client: TestClient, pageID: number, comment?: string | null) =>
      client.post(`/page/${pageID}/request-publication`, comment === undefined ? {} : { comment }),
    revoke: (client: TestClient, pageID: number) => client.post(`/page/${pageID}/revoke-publication`),
    accept: (client: TestClient, versionID: number, feedback?: string) =>
      client.post(`/page/version/${versionID}/accept-publication`, { feedback }),
    reject: (client: TestClient, versionID: number, feedback: unknown = 'Not yet.') =>
      client.post(`/page/version/${versionID}/reject-publication`, { feedback }),
    publish: (client: TestClient, pageID: number) => client.post(`/page/${pageID}/publish`),
    unpublish: (client: TestClient, pageID: number) => client.post(`/page/${pageID}/unpublish`),
    store: async (client: TestClient, versionID: number, title: string) =>
      (await client.post<StoreResponse>(`/page/version/${versionID}/store`, { title })).body,
    stateOf: async (client: TestClient, pageID: number): Promise<PageState> => {
      const { body } = await client.get<{ page: PageState }>(`/page/${pageID}`);
      const { status, publishedVersionID, publishedID } = body.page;
      return { status, publishedVersionID, publishedID };
    },
    /** Title of the page that visitors see; null if they see none. */
    publicTitle: async (slug: string): Promise<string | null> => {
      const { status, body } = await server.visitor().post<{ page: { title: string } }>('/page/get-by-slug', { slug });
      return status === 404 ? null : body.page.title;
    },
    /** Actions of the audit log about a page, oldest first. */
    actionsOf: async (pageID: number): Promise<string[]> => {
      const rows = await query(
        em(),
        sql<{ action: string }>`select action from audit_entry
                                 where subject_type = 'page' and subject_id = ${pageID} order by id`,
      );
      return rows.map(({ action }) => action);
    },
    setKeepLive: (keep: boolean) =>
      query(
        em(),
        sql`insert into setting (key, value) values ('keepLiveWhileRequested', to_jsonb(${keep}::boolean))
            on conflict (key) do update set value = excluded.value`,
      ),
  };
}

export async function startWorkflow() {
  const server = await startTestServer();
  const administrator = await server.signIn();
  const editor = await signInAs(server, 'Editor');
  const publisher = await signInAs(server, 'Publisher');
  const calls = describeCalls(server);

  /** Creates a page with a slug of its own. */
  const newPage = async (fields: Record<string, unknown> = {}): Promise<NewPage & { slug: string }> => {
    count += 1;
    const slug = `workflow-${count}`;
    return { ...(await createPage(editor.browser, { title: 'First', slug, ...fields })), slug };
  };
  const publishedPage = async () => {
    const page = await newPage();
    await calls.publish(administrator, page.pageID);
    return page;
  };
  /** Published, with newer work in a second version. */
  const pageWithNewerVersion = async () => {
    const page = await publishedPage();
    const { pageVersionID } = await calls.store(editor.browser, page.pageVersionID, 'Second');
    return { ...page, newVersionID: pageVersionID };
  };
  return {
    server,
    administrator,
    editor,
    publisher,
    ...calls,
    newPage,
    publishedPage,
    improvedPage: pageWithNewerVersion,
  };
}
