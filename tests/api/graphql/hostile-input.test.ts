import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, createImage } from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { createRandom, isLongRun, seed } from '../../support/random.ts';
import { tableFingerprints } from '../../support/table-fingerprints.ts';
import { testSchema } from '../../support/test-schema.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const schema = await testSchema();

const hostileTexts = [
  '',
  '\0',
  '\ud800',
  '../../etc/passwd',
  "'; drop table page; --",
  '%',
  '\\',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
  '🙂'.repeat(500),
];
const hostileIntegers = [-2_147_483_648, -1, 0, 2_147_483_647];
const hostileJson: readonly unknown[] = [
  null,
  [],
  '\0',
  { __proto__: null, constructor: 1 },
  { a: { b: '\ud800' } },
  1e308,
  [[[[]]]],
];

/** Maximum depth for a type that contains itself. */
const deepest = 6;

/** Restarted for each operation, so that a single operation gets the same input as in the whole run. */
let random = createRandom(seed);

const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];

/** Either a known hostile text or several random characters. */
function hostileText(): string {
  if (random() < 0.7) return pick(hostileTexts) ?? '';
  return Array.from({ length: Math.floor(random() * 12) }, () =>
    String.fromCodePoint(Math.floor(random() * 0x3000)),
  ).join('');
}

/** A hostile value for an argument, of the argument's type. */
function valueOf(type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, depth) ?? '';
  if (isListType(type)) return depth < deepest ? [valueOf(type.ofType, depth + 1)] : [];
  if (isEnumType(type)) return pick(type.getValues())?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, depth + 1)]),
    );
  }
  if (!isScalarType(type)) return null;
  if (type.name === 'Int') return pick(hostileIntegers);
  if (type.name === 'Float') return pick([-1e308, 0, 1e308, 0.5]);
  if (type.name === 'Boolean') return random() < 0.5;
  if (type.name === 'JSON') return pick(hostileJson);
  return hostileText();
}

type Operation = {
  kind: 'query' | 'mutation' | 'field';
  name: string;
  args: readonly GraphQLArgument[];
  selects: boolean;
};

const uploads = (args: readonly GraphQLArgument[]) => args.some(({ type }) => getNamedType(type).name === 'Upload');

const operations: Operation[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: 'query' as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: 'mutation' as const, field })),
]
  .filter(({ field }) => !uploads(field.args) && field.name !== 'logout')
  .map(({ kind, field }) => ({
    kind,
    name: field.name,
    args: field.args,
    selects: !isScalarType(getNamedType(field.type)),
  }));

/** Fields below the roots that take arguments, and where to find them. */
const places: Readonly<Record<string, (field: string) => string>> = {
  'File.variants': (field) => `mediaDirectory { files { ${field} } }`,
  'ImageItem.variants': (field) =>
    `publishedPages { nodes { pageVersion { seoImage { ${field} } blocks { images { items { ${field} } } } } } }`,
  'PreviewedPage.menu': (field) => `preview(token: "none") { page { ${field} } }`,
  'PublishedPage.menu': (field) => `publishedPages { nodes { ${field} } }`,
};

const roots = new Set([schema.getQueryType(), schema.getMutationType()]);

const innerFields: Operation[] = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => !roots.has(type) && !type.name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  .filter(({ field }) => field.args.length > 0)
  .map(({ type, field }) => ({ kind: 'field', name: `${type.name}.${field.name}`, args: field.args, selects: true }));

function toDocument({ kind, name, args, selects }: Operation): string {
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = kind === 'mutation' ? ' { __typename errors { code } }' : ' { __typename }';
  const field = `${name.split('.').at(-1)}${given ? `(${given})` : ''}${selects ? selection : ''}`;
  const place = places[name] ?? ((whole: string) => whole);
  return `${kind === 'field' ? 'query' : kind}${variables ? `(${variables})` : ''} { ${place(field)} }`;
}

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  await createPage(staff);
  const photo = await addFile(staff, await createImage().png().toBuffer(), { fileName: 'photo.png' });
  await createPublishedWith(staff, imageOf(photo));
});
afterAll(() => server.stop());

/** Each operation is called with and without a session; all operations together get every known text. */
const rounds = isLongRun ? 1_000 : 3;

type ReceivedData = Record<string, { errors?: unknown[] } | null> | null;

console.log(`hostile input by GraphQL: ${rounds} turns of seed ${seed}`);

describe('hostile GraphQL input', () => {
  it('covers every field that takes arguments', () => {
    expect(innerFields.map(({ name }) => name).toSorted()).toEqual(Object.keys(places));
  });

  it.each([...operations, ...innerFields].map((operation, number) => ({ ...operation, number })))(
    'is handled by $kind $name without a server error, and changes nothing if it is refused',
    { timeout: isLongRun ? 900_000 : 20_000 },
    async (operation) => {
      const before = await tableFingerprints(server);
      let isAccepted = false;
      random = createRandom(seed + operation.number);
      for (let turn = 0; turn < rounds; turn += 1) {
        const variables = Object.fromEntries(operation.args.map((arg) => [arg.name, valueOf(arg.type)]));
        for (const client of [staff, server.visitor()]) {
          const { data, errors = [] } = await client.graphql<ReceivedData>(toDocument(operation), variables);
          const codes = errors.map(({ extensions }) => extensions.code);
          expect(codes, `turn ${turn}: ${JSON.stringify(variables).slice(0, 300)}`).not.toContain(
            'INTERNAL_SERVER_ERROR',
          );
          expect(JSON.stringify(errors)).not.toMatch(/node_modules|\.ts:|select |syntax error/i);
          isAccepted ||= errors.length === 0 && (data?.[operation.name]?.errors ?? []).length === 0;
        }
      }
      if (!isAccepted) expect(await tableFingerprints(server)).toEqual(before);
    },
  );

  it.each([
    ['broken JSON', '{"query": ', 400],
    ['a list', '[{"query": "{ viewer { id } }"}]', 400],
    ['null', 'null', 400],
    ['no query', '{}', 400],
    ['a query that is a number', '{"query": 1}', 400],
    ['an unknown field', '{"query": "{ nothing }"}', 400],
    ['a subscription', '{"query": "subscription { viewer { id } }"}', 400],
    ['an unknown operation', '{"query": "{ viewer { id } }", "operationName": "other"}', 400],
  ])('gets 400 for %s', async (_name, body, status) => {
    const response = await staff.fetch('/graphql', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(text).not.toMatch(/node_modules|\.ts:/);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { errorCode: 'V_12', property: '' } }] });
  });

  // Enough values for the depth, not their number, to be refused.
  const deep = (open: string, close: string) => `${open.repeat(20_000)}1${close.repeat(20_000)}`;
  const input = (typeData: string) =>
    `{ "title": "a", "slug": "deep", "type": "default", "locale": "en", "typeData": ${typeData} }`;

  it.each([
    ['any JSON value', 'CreatePageInput!', 'createPage(input: $value)', input(deep('[', ']'))],
    ['objects in objects', 'CreatePageInput!', 'createPage(input: $value)', input(deep('{"a":', '}'))],
    [
      'entries below entries',
      '[MenuItemInput!]!',
      'storeMenu(id: 1, items: $value)',
      deep('[{"key":"a","label":"a","children":', '}]'),
    ],
  ])('gets 400 for endless %s', async (_name, type, field, value) => {
    const query = `mutation ($value: ${type}) { ${field} { errors { code } } }`;
    const response = await staff.fetch('/graphql', {
      method: 'POST',
      body: `{ "query": ${JSON.stringify(query)}, "variables": { "value": ${value} } }`,
      headers: { ...staff.csrfHeaders(), 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { errorCode: 'V_12', property: '' } }] });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('gets 405 with the method %s', async (method) => {
    const response = await staff.fetch('/graphql', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED', errorCode: 'V_12' } }],
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused with the content type %s, which a foreign page can send',
    async (contentType) => {
      const body = '{"query": "mutation { logout { errors { code } } }"}';
      const response = await staff.fetch('/graphql', {
        method: 'POST',
        body,
        headers: { 'content-type': contentType },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect((await staff.graphql('{ viewer { email } }')).data).toMatchObject({
        viewer: { email: 'admin@example.com' },
      });
    },
  );

  it("lets no foreign origin act with a user's session", async () => {
    const response = await staff.fetch('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: '{ viewer { email } }' }),
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    });
    expect(await response.json()).toMatchObject({ data: { viewer: null } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is accepted from other origins only at its own URL', async () => {
    const ask = async (path: string) => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const result = await server.visitor().fetch(path, { method: 'OPTIONS', headers });
      return [result.status, result.headers.get('access-control-allow-origin')];
    };
    expect(await ask('/graphql')).toEqual([204, '*']);
    expect(await ask('/api/ximblox/nothing')).toEqual([404, null]);
    for (const path of ['/', '/about', '/cmsadmin/', '/healthz']) expect((await ask(path))[1]).toBeNull();
  });

  it("caches no response of a session, and revalidates a visitor's", async () => {
    const cacheControl = async (browser: TestClient) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ settings { defaultLocale } }' });
      return (await browser.fetch('/graphql', { method: 'POST', body, headers })).headers.get('cache-control');
    };
    const visitor = server.visitor();
    expect(await cacheControl(visitor)).toBe('private, no-cache');
    await visitor.get('/settings/get');
    expect([...visitor.cookies.keys()]).toEqual(['ximblox_csrf']);
    expect(await cacheControl(visitor)).toBe('private, no-cache');
    expect(await cacheControl(staff)).toBe('no-store');
  });

  it('cannot load foreign files into the sandbox, which browsers get from this server alone', async () => {
    const response = await staff.fetch('/graphql', { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).not.toMatch(/(?:src|href)="https?:/);
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await staff.fetch(path)).status, path).toBe(200);
    }
  });
});
