import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, signInAs } from '../../support/users.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

type Users = { users: { items: { id: number }[]; totalItems: number } };

async function listUsers(filter: object, order = ''): Promise<number[]> {
  const { data } = await administrator.graphql<Users>(
    `query ($filter: UserFilter) { users(filter: $filter ${order}) { items { id } totalItems } }`,
    { filter },
  );
  return data.users.items.map(({ id }) => id);
}

it('filters users by state and role, and sorts them by creation', async () => {
  const invited = await createUser(server, { active: false, role: 'Analyst' });
  const active = await createUser(server, { role: 'Analyst' });
  expect(await listUsers({ active: false })).toEqual([invited.id]);
  const { data } = await administrator.graphql<{ roles: { id: number; name: string; userCount: number }[] }>(
    '{ roles { id name userCount } }',
  );
  const analyst = data.roles.find(({ name }) => name === 'Analyst');
  expect(analyst?.userCount).toBe(2);
  const newestFirst = await listUsers({ roleID: analyst?.id }, ', sort: CREATED_AT, order: DESC');
  expect(newestFirst).toEqual([active.id, invited.id]);
});

it('shows the number of users of a role, and the last administrator, only to users who manage users', async () => {
  const { browser } = await signInAs(server, 'Editor');
  const { data } = await browser.graphql('{ viewer { lastAdministrator role { userCount } } }');
  expect(data).toEqual({ viewer: { lastAdministrator: null, role: { userCount: null } } });
});

it('marks the last administrator until there is another one', async () => {
  const ask = async () => (await administrator.graphql('{ viewer { lastAdministrator } }')).data;
  expect(await ask()).toEqual({ viewer: { lastAdministrator: true } });
  await createUser(server, { role: 'Administrator' });
  expect(await ask()).toEqual({ viewer: { lastAdministrator: false } });
});

it('invites an inactive user again, and refuses an active one', async () => {
  const mutation = 'mutation ($id: Int!) { resendActivation(id: $id) { errors { code property } } }';
  const invited = await createUser(server, { active: false });
  const active = await createUser(server);
  const send = async (id: number) => (await administrator.graphql(mutation, { id })).data;
  expect(await send(invited.id)).toEqual({ resendActivation: { errors: [] } });
  expect(await send(active.id)).toEqual({ resendActivation: { errors: [{ code: 'V_07', property: 'user.active' }] } });
  expect(await administrator.post(`/user/${invited.id}/activation`)).toMatchObject({ body: { Success: true } });
});

it('filters pages by who last stored them', async () => {
  const { user, browser } = await signInAs(server, 'Editor');
  const { pageID } = await createPage(browser);
  await createPage(administrator);
  const { data } = await browser.graphql<{ pages: { items: { id: number }[] } }>(
    'query ($editor: Int) { pages(filter: { editor: $editor }) { items { id } } }',
    { editor: user.id },
  );
  expect(data.pages.items).toEqual([{ id: pageID }]);
});
