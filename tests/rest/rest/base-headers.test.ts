import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublishedPage } from '../../support/pages.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let secure: TestServer;
let plain: TestServer;

beforeAll(async () => {
  secure = await startTestServer({ publicUrl: 'https://parish.example' });
  plain = await startTestServer({ sharedWith: secure });
  await createPublishedPage(await plain.signIn(), { slug: 'about' });
});
afterAll(async () => {
  await plain.stop();
  await secure.stop();
});

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
const html = { accept: 'text/html' };

/** A request to every part of the server, including its failures. */
const requests: [name: string, path: string, init?: RequestInit][] = [
  ['a REST call', '/api/ximblox/settings/get'],
  ['a cached REST call', '/api/ximblox/page/get-by-slug', { method: 'POST', headers: json, body: '{"slug":"about"}' }],
  ['a refused REST call', '/api/ximblox/user'],
  ['an unknown REST call', '/api/ximblox/never-was'],
  ['an address that cannot be decoded', '/api/ximblox/%ff'],
  ['the REST description', '/api/ximblox/openapi.json'],
  ['the API docs', '/api/ximblox/docs/', { headers: html }],
  ['GraphQL', '/graphql', { method: 'POST', headers: json, body: '{"query":"{ settings { siteName } }"}' }],
  ['a refused GraphQL request', '/graphql', { method: 'PUT' }],
  ['the sandbox', '/graphql', { headers: html }],
  ['the schema', '/graphql/schema.graphql'],
  ['robots.txt', '/robots.txt'],
  ['the sitemap', '/sitemap.xml'],
  ['health', '/healthz'],
  ['a page', '/about'],
  ['a cached page', '/about'],
  ['a missing page', '/never-was'],
  ['a missing asset', '/_/assets/never-was.js'],
];

describe('the headers of every response', () => {
  it.each(requests)('are set for %s', async (_name, path, init) => {
    const { headers } = await secure.visitor().fetch(path, init);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect((await plain.visitor().fetch(path, init)).headers.get('strict-transport-security')).toBeNull();
  });

  it('keep a stricter Referrer-Policy', async () => {
    const { headers } = await secure.visitor().fetch('/_/preview/x');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

/** The response to a request with exactly these lines. */
async function sendLines(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(plain.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

describe('a request with two Host headers', () => {
  it.each(['/about', '/', '/api/ximblox/settings/get', '/graphql/schema.graphql', '/healthz', '/robots.txt'])(
    'is refused at %s, even if one of them is valid',
    async (path) => {
      await plain.visitor().fetch(path);
      const get = `GET ${path} HTTP/1.1`;
      const refused = await sendLines([get, 'Host: localhost', 'hOST: evil.example', 'Connection: close']);
      expect(refused).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      const body = JSON.parse(refused.split('\r\n\r\n')[1] ?? '') as unknown;
      expect(body).toMatchObject({ Success: false, Errors: [{ code: 'V_12', property: '' }] });
      expect(await sendLines([get, 'Host: localhost', 'Connection: close'])).not.toMatch(/^HTTP\/1\.1 400/);
    },
  );
});
