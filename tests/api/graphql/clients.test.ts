import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForToken } from '../../support/api-tokens.ts';
import { createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  await staff.graphql('mutation { updateSettings(input: { availableLocales: ["en", "fr-fr"] }) { errors { code } } }');
});
afterAll(() => server.stop());

type Body = { data?: unknown; errors?: { message: string; extensions: { code: string; errorCode: string } }[] };
const read = async (response: Response) => ({ status: response.status, ...((await response.json()) as Body) });

describe('Apollo Client with its default cache', () => {
  type Home = { publishedPage: { pageVersion: { pageType: { props: { intro: string } } } } };
  const home = gql`
    query Home($slug: String!) {
      publishedPage(slug: $slug) {
        id
        pageVersion {
          id
          pageType {
            type
            props
          }
        }
      }
    }
  `;

  it('shows the introduction of each home page, whichever was read last', async () => {
    const introductions = { en: 'Welcome', 'fr-fr': 'Bienvenue' };
    for (const [locale, intro] of Object.entries(introductions)) {
      const content = { pageType: { props: { intro } } };
      await createPublishedPage(staff, { slug: '/', title: intro, locale, content });
    }
    const client = new ApolloClient({
      link: new HttpLink({ uri: `${server.url}/graphql` }),
      cache: new InMemoryCache(),
    });
    const slugs = ['/', 'fr-fr'];
    for (const slug of slugs) await client.query<Home>({ query: home, variables: { slug } });
    const shown = slugs.map((slug) => client.readQuery<Home>({ query: home, variables: { slug } }));
    expect(shown.map((data) => data?.publishedPage.pageVersion.pageType.props.intro)).toEqual(['Welcome', 'Bienvenue']);
  });

  it('shows each state of a page correctly, whichever was read last', async () => {
    const page = await createPublishedPage(staff, { title: 'One' });
    const store = (title: string) =>
      staff.post(`/page/version/${page.pageVersionID}/store`, { id: page.pageVersionID, title });
    await store('Two');
    const { data } = await staff.graphql<{ pageHistory: { items: { id: number; title: string }[] } }>(
      `{ pageHistory(pageID: ${page.pageID}) { items { id title } } }`,
    );
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const link = new HttpLink({ uri: `${server.url}/graphql`, headers: { cookie } });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const query = gql`
      query State($id: Int!) {
        pageSnapshot(id: $id) {
          id
          pageVersion {
            title
          }
        }
      }
    `;
    type State = { pageSnapshot: { pageVersion: { title: string } } };
    const { items } = data.pageHistory;
    for (const { id } of items) await client.query<State>({ query, variables: { id } });
    const shown = items.map(({ id }) => client.readQuery<State>({ query, variables: { id } }));
    expect(shown.map((state) => state?.pageSnapshot.pageVersion.title)).toEqual(['Two', 'One']);
  });
});

describe('a query by GET', () => {
  const urql =
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed';
  const get = (query: string, headers: Record<string, string>) =>
    fetch(`${server.url}/graphql?${new URLSearchParams({ query, variables: '{}' }).toString()}`, { headers }).then(
      read,
    );
  const settings = '{ settings { defaultLocale } }';

  it.each(['application/json', urql])('is run for a client that accepts %s and sends no cookie', async (accept) => {
    expect(await get(settings, { accept })).toMatchObject({ status: 200, data: { settings: { defaultLocale: 'en' } } });
  });

  it('is refused with a cookie or from the address bar, and names the missing header', async () => {
    const refused: Record<string, string>[] = [{ accept: 'application/json', cookie: 'a=b' }, { accept: '*/*' }];
    for (const headers of refused) {
      const { status, errors } = await get(settings, headers);
      expect([status, errors?.[0]?.extensions.errorCode]).toEqual([400, 'V_12']);
      expect(errors?.[0]?.message).toContain('Apollo-Require-Preflight');
      expect(errors?.[0]?.message).toContain('Accept: application/json');
    }
    const result = await get(settings, { accept: '*/*', cookie: 'a=b', 'apollo-require-preflight': '1' });
    expect(result.status).toBe(200);
  });

  it('cannot change anything', async () => {
    const { status, data } = await get('mutation { logout { errors { code } } }', { accept: 'application/json' });
    expect([status, data]).toEqual([405, undefined]);
  });

  it('is refused if its variables are nested too deeply', async () => {
    const variables = `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`;
    const search = new URLSearchParams({ query: settings, variables });
    const response = await fetch(`${server.url}/graphql?${search.toString()}`, { headers: { accept: urql } });
    expect((await read(response)).errors?.[0]?.extensions.errorCode).toBe('V_12');
  });
});

describe('a file sent as a multipart request', () => {
  const mutation = 'mutation ($file: Upload!) { addFile(path: "/", file: $file) { file { id } errors { code } } }';
  const send = (headers: Record<string, string>) => {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: mutation, variables: { file: null } }));
    form.append('map', '{ "0": ["variables.file"] }');
    form.append('0', new Blob([`Keys ${Math.random()}`]), `keys-${Math.random()}.txt`);
    return fetch(`${server.url}/graphql`, { method: 'POST', body: form, headers }).then(read);
  };
  const cookies = () => [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  it('needs no other header with an API token', async () => {
    const { data } = await askForToken(staff, { scopes: ['manage-media'] });
    const result = await send({ authorization: `Bearer ${data.createApiToken.secret}` });
    expect(result).toMatchObject({ status: 200, data: { addFile: { file: {}, errors: [] } } });
  });

  it('is refused without one, and the error names the missing header', async () => {
    const { status, errors } = await send({ cookie: cookies() });
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'This is not valid: send the header Apollo-Require-Preflight: true, or an API token',
    ]);
  });

  it.each(['Bearer ximblox_wrong', 'Bearer', 'bearer  '])(
    'is 401 with %s, even with a session',
    async (authorization) => {
      const result = await send({ authorization, cookie: cookies(), 'apollo-require-preflight': 'true' });
      expect([result.status, result.errors?.[0]?.extensions.errorCode]).toEqual([401, 'UM_01']);
      const headers = { authorization, cookie: cookies(), 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ viewer { id } }' });
      expect((await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })).status).toBe(401);
    },
  );
});
