import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { signInAs } from '../../support/users.ts';
import { countAuditEntries } from '../../support/audit-actions.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Presence = { revision: number; company: { id: number; name: string | null }[] };
type Result = { announcePresence: { presence: Presence | null; errors: { code: string; property: string }[] } };

const announce = (client: TestClient, pageID: number, tabID = 'window') =>
  client.graphql<Result>(
    `mutation ($pageID: Int!, $tabID: String!) {
       announcePresence(pageID: $pageID, tabID: $tabID) {
         presence { revision company { id name } } errors { code property }
       }
     }`,
    { pageID, tabID },
  );

async function collaboratorsOf(client: TestClient, pageID: number, tabID?: string): Promise<number[] | undefined> {
  const { data } = await announce(client, pageID, tabID);
  return data.announcePresence.presence?.company.map(({ id }) => id);
}

it('lists who else has a page open, including your own other windows, without an entry in the log', async () => {
  const [one, other] = [await signInAs(server, 'Editor'), await signInAs(server, 'Editor')];
  const { pageID } = await createPage(await server.signIn());
  const { pageID: elsewhere } = await createPage(await server.signIn());
  const before = await countAuditEntries(server);
  expect(await collaboratorsOf(one.browser, pageID)).toEqual([]);
  expect(await collaboratorsOf(one.browser, elsewhere)).toEqual([]);
  const { data } = await announce(other.browser, pageID);
  expect(data.announcePresence.presence).toMatchObject({ revision: 1, company: [{ id: one.user.id }] });
  expect(data.announcePresence.presence?.company[0]?.name).toMatch(/^User \d+$/);
  expect(await collaboratorsOf(one.browser, pageID, 'second-window')).toEqual([one.user.id, other.user.id]);
  expect(await collaboratorsOf(one.browser, pageID)).toEqual([one.user.id, other.user.id]);
  expect(await countAuditEntries(server)).toBe(before);
});

it('drops a window that sends nothing for fifteen seconds', async () => {
  const [one, other] = [await signInAs(server, 'Editor'), await signInAs(server, 'Editor')];
  const { pageID } = await createPage(await server.signIn());
  await announce(one.browser, pageID);
  await query(
    server.orm.em.fork(),
    sql`update page_presence set seen_at = now() - interval '16 seconds' where page_id = ${pageID}`,
  );
  expect(await collaboratorsOf(other.browser, pageID)).toEqual([]);
  const rows = await query(server.orm.em.fork(), sql`select from page_presence where page_id = ${pageID}`);
  expect(rows).toHaveLength(1);
});

it('requires the right to edit the page, and an existing page', async () => {
  const analyst = await signInAs(server, 'Analyst');
  const { pageID } = await createPage(await server.signIn());
  const refused = await announce(analyst.browser, pageID);
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 'UM_01' });
  const editor = await signInAs(server, 'Editor');
  const unknown = await announce(editor.browser, 999_999);
  expect(unknown.data.announcePresence).toEqual({ presence: null, errors: [{ code: 'PM_01', property: '' }] });
  for (const tabID of ['', 'a b', 'x'.repeat(65), "'; drop table page"]) {
    const { data } = await announce(editor.browser, pageID, tabID);
    expect(data.announcePresence.errors, tabID).toEqual([{ code: 'V_12', property: 'presence.tabID' }]);
  }
});
