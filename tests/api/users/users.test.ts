import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, login, userPassword, signInAs } from '../../support/users.ts';
import { mailsTo } from '../../support/jobs/run-jobs.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

type UserError = { code: string; property: string };
type Payload<Key extends string, Value> = { [Name in Key]: Value | null } & { errors: UserError[] };
type User = { id: number; email: string; active: boolean; role: { id: number; name: string } };

const fields = 'user { id email name jobTitle active language role { id name } } errors { code property }';

async function roleNamed(name: string): Promise<number> {
  const { data } = await administrator.graphql<{ roles: { id: number; name: string }[] }>('{ roles { id name } }');
  return data.roles.find((role) => role.name === name)?.id ?? 0;
}

let number = 0;
async function create(browser: TestClient, changes: object = {}): Promise<Payload<'user', User>> {
  const input = {
    email: `gql-${(number += 1)}@example.com`,
    name: 'Anna',
    role: await roleNamed('Editor'),
    ...changes,
  };
  const mutation = `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${fields} } }`;
  const { data } = await browser.graphql<{ createUser: Payload<'user', User> }>(mutation, { input });
  return data.createUser;
}

describe('createUser', () => {
  it('creates an inactive user and mails in the requested language', async () => {
    const { user, errors } = await create(administrator, { email: 'nederlands@example.com', language: 'nl' });
    expect([errors, user]).toMatchObject([[], { active: false, language: 'nl', jobTitle: '' }]);
    const [mail] = await mailsTo(server, 'nederlands@example.com');
    expect(mail?.text).toContain('Beste Anna,');
    expect(mail?.text).toContain('7 dagen');
  });

  it('returns errors by property', async () => {
    const { user, errors } = await create(administrator, { email: 'x', name: ' ' });
    expect(user).toBeNull();
    expect(errors).toEqual([
      { code: 'V_02', property: 'user.email' },
      { code: 'V_01', property: 'user.name' },
    ]);
  });
});

describe('updateUser and deleteUser', () => {
  it('change, and delete', async () => {
    const { id } = await createUser(server);
    const update = `mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { ${fields} } }`;
    const changed = await administrator.graphql(update, { id, input: { name: 'New', jobTitle: null, language: 'fr' } });
    expect(changed.data.updateUser).toMatchObject({
      errors: [],
      user: { name: 'New', jobTitle: 'Verger', language: 'fr' },
    });
    const remove = 'mutation ($id: Int!) { deleteUser(id: $id) { id errors { code property } } }';
    expect((await administrator.graphql(remove, { id })).data.deleteUser).toEqual({ id, errors: [] });
    expect((await administrator.graphql(remove, { id })).data.deleteUser).toEqual({
      id: null,
      errors: [{ code: 'UM_02', property: 'user.id' }],
    });
  });

  it('are FORBIDDEN without the permission', async () => {
    const { browser } = await signInAs(server);
    const { id } = await createUser(server);
    const { errors } = await browser.graphql('mutation ($id: Int!) { deleteUser(id: $id) { errors { code } } }', {
      id,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 'UM_01' });
  });
});

describe('users', () => {
  const list = `query ($searchTerm: String, $sort: UserSort! = NAME, $order: SortOrder! = ASC, $pageSize: Int! = 25) {
    users(searchTerm: $searchTerm, sort: $sort, order: $order, pageSize: $pageSize) {
      totalItems
      items { email viewerCanEdit viewerCanEditProfile viewerCanDelete role { viewerCanGive viewerCanEdit } }
    }
  }`;
  type List = { users: { totalItems: number; items: { email: string }[] } };

  it('can be searched, sorted and paginated', async () => {
    for (const email of ['zz-1@search.example', 'zz-2@search.example', 'zz_3@search.example']) {
      await createUser(server, { email });
    }
    const emails = async (variables: object) => {
      const { data } = await administrator.graphql<List>(list, { ...variables });
      return [data.users.totalItems, ...data.users.items.map(({ email }) => email)];
    };
    expect(await emails({ searchTerm: 'SEARCH.example', sort: 'EMAIL', order: 'DESC', pageSize: 2 })).toEqual([
      3,
      'zz_3@search.example',
      'zz-2@search.example',
    ]);
    expect(await emails({ searchTerm: 'zz_' })).toEqual([1, 'zz_3@search.example']);
  });

  it('says what the viewer may do with each', async () => {
    const { data } = await administrator.graphql<List>(list, { searchTerm: 'admin@example.com' });
    expect(data.users.items).toEqual([
      {
        email: 'admin@example.com',
        viewerCanEdit: true,
        viewerCanEditProfile: true,
        viewerCanDelete: false,
        role: { viewerCanGive: true, viewerCanEdit: true },
      },
    ]);
  });

  it('requires manage-users', async () => {
    const { browser } = await signInAs(server, 'Publisher');
    const { errors } = await browser.graphql(list, {});
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('roles', () => {
  it('are created, changed and deleted', async () => {
    const roleFields = 'role { id name permissions { name parameters } } errors { code property }';
    const input = { name: 'Menu keeper', permissions: [{ name: 'manage-menu' }] };
    const made = await administrator.graphql<{ createRole: Payload<'role', { id: number }> }>(
      `mutation ($input: RoleInput!) { createRole(input: $input) { ${roleFields} } }`,
      { input },
    );
    expect(made.data.createRole).toMatchObject({
      errors: [],
      role: { permissions: [{ name: 'manage-menu', parameters: null }] },
    });
    const id = made.data.createRole.role?.id;
    const changed = await administrator.graphql(
      `mutation ($id: Int!, $input: RoleInput!) { updateRole(id: $id, input: $input) { ${roleFields} } }`,
      { id, input: { name: 'Page keeper', permissions: [{ name: 'edit-page', parameters: { locales: ['en'] } }] } },
    );
    expect(changed.data.updateRole).toMatchObject({
      role: { name: 'Page keeper', permissions: [{ parameters: { locales: ['en'] } }] },
    });
    const deleted = await administrator.graphql('mutation ($id: Int!) { deleteRole(id: $id) { id errors { code } } }', {
      id,
    });
    expect(deleted.data.deleteRole).toEqual({ id, errors: [] });
  });
});

describe('passwords', () => {
  it('can be forgotten and reset', async () => {
    const { email } = await createUser(server);
    const visitor = server.visitor();
    const forgot = await visitor.graphql(
      'mutation ($email: String!) { forgotPassword(email: $email) { errors { code } } }',
      { email },
    );
    expect(forgot.data).toEqual({ forgotPassword: { errors: [] } });
    const [mail] = await mailsTo(server, email);
    const reset = `mutation ($token: String!, $password: String!, $confirm: String!) {
      resetAccount(token: $token, password: $password, confirm: $confirm) { errors { code property } } }`;
    const wrong = await visitor.graphql(reset, { token: mail?.token, password: 'Another-horse-2', confirm: 'x' });
    expect(wrong.data.resetAccount).toEqual({ errors: [{ code: 'V_03', property: 'user.confirm' }] });
    const right = await visitor.graphql(reset, {
      token: mail?.token,
      password: 'Another-horse-2',
      confirm: 'Another-horse-2',
    });
    expect(right.data.resetAccount).toEqual({ errors: [] });
    expect((await login(visitor, email, 'Another-horse-2')).body).toMatchObject({ Success: true });
  });

  it('can be changed by their user, who stays signed in', async () => {
    const { browser } = await signInAs(server);
    const change = `mutation ($current: String!, $next: String!) {
      changePassword(currentPassword: $current, password: $next, confirm: $next) { errors { code property } } }`;
    const wrong = await browser.graphql(change, { current: 'Wrong', next: 'Another-horse-2' });
    expect(wrong.data.changePassword).toEqual({ errors: [{ code: 'AUTH_02', property: 'user.currentPassword' }] });
    const right = await browser.graphql(change, { current: userPassword, next: 'Another-horse-2' });
    expect(right.data.changePassword).toEqual({ errors: [] });
    expect((await browser.graphql('{ viewer { id } }')).data.viewer).not.toBeNull();
  });
});

describe('sessions', () => {
  type Sessions = { id: number; current: boolean; device: string }[];
  const read = async (browser: TestClient) =>
    (await browser.graphql<{ sessions: Sessions }>('{ sessions { id current device createdAt lastUsedAt } }')).data
      .sessions;

  it('are listed, and can be ended one by one or all but this one', async () => {
    const { user, browser } = await signInAs(server);
    const others = [server.visitor(), server.visitor()];
    for (const other of others) await login(other, user.email);
    const sessions = await read(browser);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(3);
    const ended = sessions.find(({ current }) => !current)?.id;
    const end = 'mutation ($id: Int!) { endSession(id: $id) { sessions { id } errors { code property } } }';
    expect((await browser.graphql(end, { id: ended })).data.endSession).toMatchObject({ errors: [] });
    expect(await read(browser)).toHaveLength(2);
    await browser.graphql('mutation { endOtherSessions { errors { code } } }');
    expect(await read(browser)).toEqual([expect.objectContaining({ current: true })]);
    for (const other of others) expect((await other.get('/user')).status).toBe(401);
  });

  it('of other users are not accessible', async () => {
    const { browser } = await signInAs(server);
    const [own] = await read((await signInAs(server)).browser);
    const end = 'mutation ($id: Int!) { endSession(id: $id) { errors { code property } } }';
    const { data } = await browser.graphql(end, { id: own?.id });
    expect(data.endSession).toEqual({ errors: [{ code: 'V_12', property: 'session.id' }] });
    expect((await server.visitor().graphql('{ sessions { id } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
