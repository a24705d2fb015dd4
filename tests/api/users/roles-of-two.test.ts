import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../support/users.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Permission = { name: string; parameters?: Record<string, string[]> | null };
type Role = { name: string; permissions: Permission[] };
type Payload = { role: (Role & { id: number }) | null; errors: { code: string; property: string }[] };

const fields = 'role { id name permissions { name parameters } } errors { code property }';
const edit = { name: 'edit-page', parameters: { locales: ['en'] } };
const menus = { name: 'manage-menu' };
const tags = { name: 'manage-tags' };

let server: TestServer;
let one: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  one = (await signInAs(server, 'Administrator')).browser;
  other = (await signInAs(server, 'Administrator')).browser;
});
afterAll(() => server.stop());

async function makeRole(name: string): Promise<{ id: number; seen: Role }> {
  const seen = { name, permissions: [edit, menus] };
  const { data } = await one.graphql<{ createRole: Payload }>(
    `mutation ($input: RoleInput!) { createRole(input: $input) { ${fields} } }`,
    { input: seen },
  );
  return { id: data.createRole.role?.id ?? 0, seen };
}

async function update(client: TestClient, id: number, change: { input: Role; expected?: Role }) {
  const { data } = await client.graphql<{ updateRole: Payload }>(
    `mutation ($id: Int!, $input: RoleInput!, $expected: RoleInput) {
       updateRole(id: $id, input: $input, expected: $expected) { ${fields} } }`,
    { id, ...change },
  );
  return data.updateRole;
}

const namesOf = (payload: Payload) => payload.role?.permissions.map(({ name }) => name);

it('two users who change the name and the permissions of a role keep both changes', async () => {
  const { id, seen } = await makeRole('Both');
  await update(one, id, { input: { ...seen, permissions: [edit] }, expected: seen });
  const renamed = await update(other, id, { input: { ...seen, name: 'Both renamed' }, expected: seen });
  expect(renamed.errors).toEqual([]);
  expect(renamed.role?.name).toBe('Both renamed');
  expect(namesOf(renamed)).toEqual(['edit-page']);
});

it('the second of two conflicting changes is refused as a whole', async () => {
  const { id, seen } = await makeRole('Same');
  await update(one, id, { input: { name: 'Theirs', permissions: [edit] }, expected: seen });
  const input = { name: 'Mine', permissions: [edit, menus, tags] };
  expect(await update(other, id, { input, expected: seen })).toEqual({
    role: null,
    errors: [
      { code: 'V_07', property: 'role.name' },
      { code: 'V_07', property: 'role.permissions' },
    ],
  });
  const present = { name: 'Theirs', permissions: [edit] };
  expect(namesOf(await update(other, id, { input: present, expected: present }))).toEqual(['edit-page']);
});

it('the same permissions in another order are not a change', async () => {
  const { id, seen } = await makeRole('Order');
  const expected = { ...seen, permissions: [menus, { ...edit, parameters: { pageTypes: [], locales: ['en'] } }] };
  await update(one, id, { input: { ...seen, permissions: [tags] }, expected });
  const renamed = await update(other, id, { input: { ...expected, name: 'Order 2' }, expected: seen });
  expect([renamed.role?.name, namesOf(renamed)]).toEqual(['Order 2', ['manage-tags']]);
});

it('a request without expectation wins', async () => {
  const { id, seen } = await makeRole('Last');
  await update(one, id, { input: { ...seen, permissions: [tags] }, expected: seen });
  expect(namesOf(await update(other, id, { input: seen }))).toEqual(['edit-page', 'manage-menu']);
});
