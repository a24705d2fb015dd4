import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restBlock, createPublishedPage, type NewPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addLocales, changeSettings, publishMenu, read } from './site-fixtures.ts';

let first: TestServer;
let second: TestServer;
let staff: TestClient;

beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ sharedWith: first });
  staff = await first.signIn();
  await addLocales(staff, 'nl-nl');
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** Both nodes cache the page; then it is changed; then both have to show the change. */
async function expectBothToShow(path: string, change: () => Promise<unknown>, shown: RegExp | number): Promise<void> {
  for (const node of [first, second, first, second]) await read(node, path);
  await change();
  for (const node of [first, second]) {
    const isShown = async () => {
      const { status, html } = await read(node, path);
      return typeof shown === 'number' ? status === shown : shown.test(html);
    };
    await expect.poll(isShown, { timeout: 30_000, interval: 20 }).toBe(true);
  }
}

describe('a page cached on two nodes', () => {
  it('is updated on both after it was published, unpublished or moved', async () => {
    const { pageID, pageVersionID } = await createPublishedPage(staff, { title: 'Before', slug: 'changing' });
    const publish = async () => {
      await staff.post(`/page/version/${pageVersionID}/store`, { title: 'After' });
      await staff.post(`/page/${pageID}/publish`);
    };
    await expectBothToShow('/changing', publish, /After<\/h1>/);
    await expectBothToShow('/changing', () => staff.post(`/page/${pageID}/unpublish`), 404);
    await expectBothToShow('/changing', () => staff.post(`/page/${pageID}/publish`), 200);
    await expectBothToShow('/changing', () => staff.put(`/page/${pageID}/save`, { slug: 'changed' }), 301);
    await expectBothToShow('/changed', () => staff.post(`/page/${pageID}/delete`), 404);
  });

  it('is updated on both after its menu, a setting or a translation changed', async () => {
    const { pageID } = await createPublishedPage(staff, { title: 'Around', slug: 'around' });
    const { pageID: linked } = await createPublishedPage(staff, { title: 'In the menu', slug: 'in-the-menu' });
    await expectBothToShow('/around', () => publishMenu(staff, 'header', [linked]), /In the menu/);
    await expectBothToShow('/around', () => changeSettings(staff, { siteName: 'Another name' }), /Another name/);
    const translate = async () => {
      const translation = { pageID, newLocale: 'nl-nl', title: 'Eromheen', slug: 'eromheen' };
      const { body } = await staff.post<NewPage>('/page/create-translation', translation);
      await staff.post(`/page/${body.pageID}/publish`);
    };
    await expectBothToShow('/around', translate, /hrefLang="nl-NL"/i);
    await expectBothToShow('/around', () => staff.post(`/page/${linked}/unpublish`), /^(?!.*In the menu)/s);
  });

  it('is the same in a GraphQL query: the old one is gone from both nodes', async () => {
    const { pageID } = await createPublishedPage(staff, { title: 'For clients', slug: 'for-clients' });
    const ask = (node: TestServer) =>
      node.visitor().graphql<{ publishedPage: object | null }>('{ publishedPage(slug: "for-clients") { title } }');
    const shown = { data: { publishedPage: { title: 'For clients' } } };
    for (const node of [first, second, first]) expect(await ask(node)).toMatchObject(shown);
    await staff.post(`/page/${pageID}/unpublish`);
    for (const node of [first, second]) {
      await expect
        .poll(() => ask(node), { timeout: 30_000, interval: 20 })
        .toMatchObject({ data: { publishedPage: null } });
    }
  });
});

describe('a GraphQL query of a visitor', () => {
  it('is cached for visitors only: neither staff data nor an error is ever returned from it', async () => {
    const { pageID } = await createPublishedPage(staff, { title: 'Cached', slug: 'cached' });
    const mixed = `{ publishedPage(slug: "cached") { title } page(id: ${pageID}) { status } }`;
    expect((await staff.graphql(mixed)).errors).toBeUndefined();
    expect((await first.visitor().graphql(mixed)).errors?.[0]?.extensions.errorCode).toBe('UM_01');
    const own = '{ settings { siteName } viewer { email } }';
    expect((await staff.graphql(own)).data).toMatchObject({ viewer: { email: 'admin@example.com' } });
    expect((await first.visitor().graphql(own)).data).toMatchObject({ viewer: null });
    const wrong = '{ publishedPage(slug: "cached") { nothing } }';
    for (const _turn of [1, 2]) expect((await first.visitor().graphql(wrong)).errors).toHaveLength(1);
  });

  it('always runs mutations', async () => {
    const { token } = { token: 'nothing' };
    const mutation = `mutation { login(email: "nobody@example.com", password: "${token}") { errors { code } } }`;
    const responses = await Promise.all([1, 2].map(() => first.visitor().graphql(mutation)));
    expect(responses).toHaveLength(2);
    expect(JSON.stringify(responses[0])).toBe(JSON.stringify(responses[1]));
  });
});

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Sends a request as a browser does, without anything that fetch adds or decodes. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** All headers that are the same for everyone. */
function withoutVolatileHeaders({ status, headers, body }: Raw) {
  const { date: _date, 'x-request-id': _id, 'keep-alive': _keep, connection: _connection, ...stored } = headers;
  return { status, headers: stored, body: body.toString('base64') };
}

const longText = restBlock('rich-text', { html: '<p>The church stands open on weekdays.</p>'.repeat(80) });

describe('a cached page', () => {
  it('is the same for staff and visitors, and cannot be poisoned by unkeyed input', async () => {
    const { pageID } = await createPublishedPage(staff, { title: 'Sound', slug: 'sound', content: [longText] });
    const clean = withoutVolatileHeaders(await ask(`${second.url}/sound`));
    const hostile: Record<string, string> = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/404',
      'x-rewrite-url': '/404',
      'accept-language': 'nl',
      origin: 'https://evil.example',
      cookie: 'ximblox_session=stolen; theme=dark',
      authorization: 'Bearer nothing',
      'x-http-method-override': 'PUT',
      forwarded: 'host=evil.example',
      'user-agent': '<script>',
      referer: 'https://evil.example/',
      dnt: '1',
    };
    for (let index = 0; index < 90; index += 1) hostile[`x-unkeyed-${index}`] = `evil-${index}`;
    const parameters = Array.from({ length: 100 }, (_, index) => `p${index}=evil`).join('&');
    const responses = [
      await ask(`${first.url}/sound?${parameters}`, hostile),
      await ask(`${first.url}/sound`, hostile),
      await ask(`${first.url}/sound?locale=nl-nl&slug=about&utm_source=%3Cscript%3E`),
      await ask(`${first.url}/sound`),
      await ask(`${first.url}/sound`, { cookie: [...staff.cookies].map((pair) => pair.join('=')).join('; ') }),
    ];
    for (const result of responses) expect(withoutVolatileHeaders(result)).toEqual(clean);
    await staff.post(`/page/${pageID}/unpublish`);
  });

  it('is sent compressed if accepted, each encoding with a tag of its own, and compressed once', async () => {
    await createPublishedPage(staff, { title: 'Long', slug: 'long', content: [longText] });
    const url = `${first.url}/long`;
    const plain = await ask(url);
    for (const _turn of ['made', 'cached']) {
      const brotli = await ask(url, { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await ask(url, { 'accept-encoding': 'br;q=0, gzip' });
      expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
        'br',
        'gzip',
        undefined,
      ]);
      expect([brotli, gzip, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'));
      expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
      const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, brotli.headers.etag]);
      const head = await ask(url, {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(withoutVolatileHeaders(head).headers).toEqual(withoutVolatileHeaders(plain).headers);
    }
  });

  it('has a request id of its own in every response', async () => {
    await createPublishedPage(staff, { slug: 'numbered' });
    const ids = [];
    for (let turn = 0; turn < 3; turn += 1) ids.push((await ask(`${first.url}/numbered`)).headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(String(id)))).toBe(true);
  });
});
