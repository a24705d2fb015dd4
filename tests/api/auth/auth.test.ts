import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, login as loginByRest, userPassword } from '../../support/users.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id email name jobTitle image role { id name permissions { name parameters } } } errors { code property message } } }';
const viewer = '{ viewer { id role { name } } }';

describe('login', () => {
  it('returns the user and signs in, for REST too', async () => {
    const user = await createUser(server);
    const browser = server.visitor();
    const { data } = await browser.graphql(login, { email: user.email, password: userPassword });
    expect(data.login).toMatchObject({
      errors: [],
      user: { id: user.id, email: user.email, jobTitle: 'Verger', image: null, role: { name: 'Editor' } },
    });
    expect((await browser.graphql(viewer)).data.viewer).toEqual({ id: user.id, role: { name: 'Editor' } });
    expect((await browser.get('/user')).body).toMatchObject({ ID: user.id });
  });

  it('returns AUTH_01 in its payload, and AUTH_03 after 5 failures counted over GraphQL and REST together', async () => {
    const user = await createUser(server);
    const browser = server.visitor();
    for (let time = 0; time < 3; time += 1) {
      const { data } = await browser.graphql(login, { email: user.email, password: 'Wrong-horse-1' });
      expect(data.login).toEqual({
        user: null,
        errors: [{ code: 'AUTH_01', property: '', message: 'E-mail address and password do not match.' }],
      });
    }
    for (let time = 0; time < 2; time += 1) await loginByRest(browser, user.email, 'Wrong-horse-1');
    const { data } = await browser.graphql(login, { email: user.email, password: userPassword });
    expect(data.login).toMatchObject({ user: null, errors: [{ code: 'AUTH_03', property: '' }] });
  });

  it('returns the errors of bad input by property', async () => {
    const { data } = await server.visitor().graphql(login, { email: ' ', password: 'a\0' });
    expect(data.login).toMatchObject({
      errors: [
        { code: 'V_01', property: 'user.email', message: 'The email field is required.' },
        { code: 'V_12', property: 'user.password' },
      ],
    });
  });
});

describe('viewer', () => {
  it("is null for a visitor, and for a foreign page that sends a signed-in user's cookies", async () => {
    expect((await server.visitor().graphql(viewer)).data).toEqual({ viewer: null });
    const user = await createUser(server);
    const browser = server.visitor();
    await loginByRest(browser, user.email);
    const foreign = await browser.fetch('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: viewer }),
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    });
    const { data, errors } = (await foreign.json()) as { data: unknown; errors?: unknown };
    expect({ data, errors }).toEqual({ data: { viewer: null }, errors: undefined });
  });
});

describe('refreshSession', () => {
  it('returns the user with a session, and is UNAUTHENTICATED without one', async () => {
    const user = await createUser(server);
    const browser = server.visitor();
    const refresh = 'mutation { refreshSession { user { id } errors { code } } }';
    const { errors } = await browser.graphql(refresh);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', errorCode: 'UM_01' });
    await loginByRest(browser, user.email);
    expect((await browser.graphql(refresh)).data.refreshSession).toEqual({ user: { id: user.id }, errors: [] });
  });
});

describe('logout', () => {
  it('ends the session on the server', async () => {
    const user = await createUser(server);
    const browser = server.visitor();
    await loginByRest(browser, user.email);
    const session = browser.cookies.get('ximblox_session') ?? '';
    expect((await browser.graphql('mutation { logout { errors { code } } }')).data).toEqual({ logout: { errors: [] } });
    browser.cookies.set('ximblox_session', session);
    expect((await browser.graphql(viewer)).data).toEqual({ viewer: null });
  });
});
