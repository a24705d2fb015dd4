import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionNames } from '../../../server/shared/permission.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { signInAs } from '../../support/users.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const unauthorized = { Success: false, Errors: [{ code: 'UM_01', property: '' }] };

describe.each(['/user/list', '/role/list'])('GET %s', (path) => {
  it('requires manage-users', async () => {
    expect(await server.visitor().get(path)).toMatchObject({ status: 401, body: unauthorized });
    for (const role of ['Publisher', 'Editor', 'Analyst']) {
      const { browser } = await signInAs(server, role);
      expect(await browser.get(path)).toMatchObject({ status: 403, body: unauthorized });
    }
    const { browser } = await signInAs(server, 'Administrator');
    expect((await browser.get(path)).status).toBe(200);
  });
});

describe('GET /user/list', () => {
  it('returns an object keyed by ID, each value a User', async () => {
    const { user, browser } = await signInAs(server, 'Administrator');
    const list = (await browser.get('/user/list')).body as Record<string, { ID: number }>;
    expect(list[user.id]).toEqual((await browser.get('/user')).body);
    for (const [key, { ID }] of Object.entries(list)) expect(ID).toBe(Number(key));
  });
});

describe('GET /user', () => {
  it('returns the signed-in user, and 401 to a visitor', async () => {
    const { user, browser } = await signInAs(server, 'Analyst');
    expect((await browser.get('/user')).body).toMatchObject({
      ID: user.id,
      role: { name: 'Analyst', permissions: [{ name: 'view-statistics' }] },
    });
    expect(await server.visitor().get('/user')).toMatchObject({ status: 401, body: unauthorized });
  });
});

describe('GET /role/list', () => {
  it('returns the four roles of a new installation, the administrator with every permission', async () => {
    const { browser } = await signInAs(server, 'Administrator');
    const roles = (await browser.get<{ name: string; permissions: { name: string }[] }[]>('/role/list')).body;
    expect(roles.map(({ name }) => name)).toEqual(['Administrator', 'Publisher', 'Editor', 'Analyst']);
    expect(roles[0]?.permissions.map(({ name }) => name).toSorted()).toEqual([...permissionNames].toSorted());
    for (const role of roles) expect(Object.keys(role).toSorted()).toEqual(['ID', 'name', 'permissions']);
  });
});
