import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGraphQLSchema } from '../../../server/app/schema.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const schema = await buildGraphQLSchema();

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

/** Levels after which a type that holds itself ends. */
const deepest = 6;

/** A value for an argument: the hostile one of its scalar at each turn. */
function valueOf(type: GraphQLInputType, turn: number, depth = 0): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, turn, depth) ?? '';
  if (isListType(type)) return depth < deepest ? [valueOf(type.ofType, turn, depth + 1)] : [];
  if (isEnumType(type)) return type.getValues()[turn % type.getValues().length]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, turn, depth + 1)]),
    );
  }
  if (!isScalarType(type)) return null;
  if (type.name === 'Int') return hostileIntegers[turn % hostileIntegers.length];
  if (type.name === 'Float') return [-1e308, 0, 1e308, 0.5][turn % 4];
  if (type.name === 'Boolean') return turn % 2 === 0;
  if (type.name === 'JSON') return hostileJson[turn % hostileJson.length];
  return hostileTexts[turn % hostileTexts.length];
}

type Operation = { kind: 'query' | 'mutation'; name: string; args: readonly GraphQLArgument[]; selects: boolean };

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

function toDocument({ kind, name, args, selects }: Operation): string {
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const field = `${name}${given ? `(${given})` : ''}${selects ? ' { __typename }' : ''}`;
  return `${kind}${variables ? `(${variables})` : ''} { ${field} }`;
}

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  await createPage(staff);
});
afterAll(() => server.stop());

const countRows = () =>
  query(
    server.orm.em.fork(),
    sql`select (select count(*) from page) pages, (select count(*) from page_version) versions,
               (select sum(revision) from page) revisions, (select count(*) from publication) publications`,
  );

describe('hostile input by GraphQL', () => {
  it.each(operations)(
    'is answered by $kind $name without a failure of the server, and changes nothing',
    async (operation) => {
      const before = await countRows();
      for (let turn = 0; turn < 20; turn += 1) {
        const variables = Object.fromEntries(operation.args.map((arg) => [arg.name, valueOf(arg.type, turn)]));
        for (const client of [staff, server.visitor()]) {
          const { errors = [] } = await client.graphql(toDocument(operation), variables);
          const codes = errors.map(({ extensions }) => extensions.code);
          expect(codes, `turn ${turn}: ${JSON.stringify(variables).slice(0, 300)}`).not.toContain(
            'INTERNAL_SERVER_ERROR',
          );
          expect(JSON.stringify(errors)).not.toMatch(/node_modules|\.ts:|select |syntax error/i);
        }
      }
      expect(await countRows()).toEqual(before);
    },
  );

  it.each([
    ['broken JSON', '{"query": ', 400],
    ['a list', '[{"query": "{ viewer { id } }"}]', 400],
    ['null', 'null', 400],
    ['no query', '{}', 400],
    ['a query that is a number', '{"query": 1}', 400],
    ['an unknown field', '{"query": "{ nothing }"}', 400],
  ])('answers %s with 400', async (_name, body, status) => {
    const response = await staff.fetch('/graphql', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/node_modules|\.ts:/);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses the content type %s that a foreign page can send',
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

  it('does not let a foreign origin act in the name of who is signed in', async () => {
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

  it('shows browsers a sandbox whose files come from this server alone', async () => {
    const response = await staff.fetch('/graphql', { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).not.toMatch(/(?:src|href)="https?:/);
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await staff.fetch(path)).status, path).toBe(200);
    }
  });
});
