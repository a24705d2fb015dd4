import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestResponse, TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { signInAs } from '../../support/users.ts';

let server: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

const errorsOf = ({ body }: TestResponse) => body.Errors;
let number = 0;
const newRole = (changes: object = {}) => ({ name: `Role ${(number += 1)}`, permissions: [], ...changes });

async function createRole(changes: object = {}): Promise<{ ID: number; name: string }> {
  return (await administrator.post<{ role: { ID: number; name: string } }>('/role', newRole(changes))).body.role;
}

describe('POST /role', () => {
  it('creates a role with parameterised permissions', async () => {
    const permissions = [
      { name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: ['default'] } },
      { name: 'manage-media', parameters: { directories: ['/photos'] } },
      { name: 'manage-menu' },
    ];
    const response = await administrator.post('/role', newRole({ name: '  Dutch editor ', permissions }));
    expect(response.body).toMatchObject({ Success: true, role: { name: 'Dutch editor', permissions } });
  });

  it.each([
    [{ name: '' }, 'V_01', 'role.name'],
    [{ name: 'a'.repeat(256) }, 'V_14', 'role.name'],
    [{ permissions: undefined }, 'V_01', 'role.permissions'],
    [{ permissions: 'all' }, 'V_12', 'role.permissions'],
    [{ permissions: [{ name: 'rule-the-world' }] }, 'V_12', 'role.permissions.0.name'],
    [{ permissions: [{ name: 'manage-menu' }, { name: 'manage-menu' }] }, 'V_12', 'role.permissions'],
    [
      { permissions: [{ name: 'manage-menu', parameters: { locales: ['en'] } }] },
      'V_12',
      'role.permissions.0.parameters',
    ],
    [
      { permissions: [{ name: 'edit-page', parameters: { directories: ['/'] } }] },
      'V_12',
      'role.permissions.0.parameters',
    ],
    [
      { permissions: [{ name: 'edit-page', parameters: { locales: 'en' } }] },
      'V_12',
      'role.permissions.0.parameters.locales',
    ],
  ])('refuses %j with %s', async (changes, code, property) => {
    const response = await administrator.post('/role', newRole(changes));
    expect([response.status, errorsOf(response)]).toEqual([400, [{ code, property }]]);
  });

  it('refuses a taken name, however it is written: 409 V_06', async () => {
    const response = await administrator.post('/role', newRole({ name: 'EDITOR' }));
    expect([response.status, errorsOf(response)]).toEqual([409, [{ code: 'V_06', property: 'role.name' }]]);
  });

  it('requires manage-roles, and grants nothing beyond your own rights', async () => {
    expect((await server.visitor().post('/role', newRole())).status).toBe(401);
    expect((await (await signInAs(server, 'Publisher')).browser.post('/role', newRole())).status).toBe(403);
    const { name } = await createRole({
      permissions: [{ name: 'manage-roles' }, { name: 'edit-page', parameters: { locales: ['en'] } }],
    });
    const { browser } = await signInAs(server, name);
    const narrow = newRole({ permissions: [{ name: 'edit-page', parameters: { locales: ['en'] } }] });
    expect((await browser.post('/role', narrow)).status).toBe(200);
    for (const permissions of [[{ name: 'edit-page' }], [{ name: 'manage-users' }]]) {
      expect((await browser.post('/role', newRole({ permissions }))).status).toBe(403);
    }
  });
});

describe('PUT /role/{id}', () => {
  it('gives its users the new rights at their next request', async () => {
    const role = await createRole();
    const { browser } = await signInAs(server, role.name);
    expect((await browser.get('/user/list')).status).toBe(403);
    const permissions = [{ name: 'manage-users' }];
    expect((await administrator.put(`/role/${role.ID}`, { name: role.name, permissions })).status).toBe(200);
    expect((await browser.get('/user/list')).status).toBe(200);
  });

  it('keeps at least one user who may do everything: 409 V_07', async () => {
    const { role } = (await administrator.get<{ role: { ID: number } }>('/user')).body;
    const response = await administrator.put(`/role/${role.ID}`, {
      name: 'Administrator',
      permissions: [{ name: 'manage-menu' }],
    });
    expect([response.status, errorsOf(response)]).toEqual([409, [{ code: 'V_07', property: 'role.permissions' }]]);
  });

  it('cannot change a role with more rights than your own', async () => {
    const role = await createRole({ permissions: [{ name: 'manage-roles' }] });
    const { browser } = await signInAs(server, role.name);
    const strong = await createRole({ permissions: [{ name: 'publish-page' }] });
    expect((await browser.put(`/role/${strong.ID}`, newRole())).status).toBe(403);
    const own = { name: role.name, permissions: [{ name: 'manage-roles' }, { name: 'publish-page' }] };
    expect((await browser.put(`/role/${role.ID}`, own)).status).toBe(403);
  });

  it.each(['999999', 'x'])('returns 404 for the id %s', async (id) => {
    const response = await administrator.put(`/role/${id}`, newRole());
    expect([response.status, errorsOf(response)]).toEqual([404, [{ code: 'V_12', property: 'role.id' }]]);
  });
});

describe('DELETE /role/{id}', () => {
  it('deletes an unused role, and no other: V_07', async () => {
    const role = await createRole();
    const { user } = await signInAs(server, role.name);
    const refused = await administrator.delete(`/role/${role.ID}`);
    expect([refused.status, errorsOf(refused)]).toEqual([409, [{ code: 'V_07', property: 'role.id' }]]);
    await administrator.delete(`/user/${user.id}`);
    expect((await administrator.delete(`/role/${role.ID}`)).body).toEqual({ Success: true, Errors: [] });
    expect((await administrator.delete(`/role/${role.ID}`)).status).toBe(404);
  });
});
