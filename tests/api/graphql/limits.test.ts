import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  buildASTSchema,
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  type OperationDefinitionNode,
  parse,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGraphQLSchema } from '../../../server/app/build-graphql-schema.ts';
import adminOperations from '../../../server/generated/admin-operations.json';
import siteOperations from '../../../server/generated/site-operations.json';
import { createDocumentChecker } from '../../../server/shared/graphql/limits/check-document.ts';
import { maxCostOf } from '../../../server/shared/graphql/limits/operation-cost.ts';
import { operationLimits } from '../../../server/shared/graphql/limits/operation-limits.ts';
import { attacks } from '../../support/graphql-attacks.ts';
import { restBlock, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let visitor: TestClient;
let calls = 0;

/** Counts the calls of a schema's resolvers. */
function watch(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = (source, input, context, info): unknown => {
        calls += 1;
        return resolve(source, input, context, info);
      };
    }
  }
  return schema;
}

beforeAll(async () => {
  server = await startTestServer({ schema: watch(await buildGraphQLSchema()), rateLimit: true });
  visitor = server.visitor();
});
afterAll(() => server.stop());

type Cost = { requested: number; actual: number; maximum: number; available: number; restoreRate: number };
type Result = {
  data?: unknown;
  errors?: { message: string; extensions: Record<string, unknown> }[];
  extensions?: { cost?: Cost; limits?: Record<string, number> };
};

async function ask(query: string, variables: object = {}): Promise<Result & { response: Response }> {
  const response = await visitor.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query,
      variables,
    }),
  });
  return { ...((await response.json()) as Result), response };
}

describe('a harmful operation', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))(
    'is refused without calling a resolver: %s',
    async (_name, { path, init }) => {
      const before = calls;
      const response = await server.visitor().fetch(path, init);
      const { data, errors } = (await response.json()) as Result;
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions.code).toBeTypeOf('string');
      expect(calls).toBe(before);
    },
  );

  it('gets an error that names the exceeded limit and all others', async () => {
    const { response, errors, extensions } = await ask(`${'{ viewer '.repeat(200)}{ id }${' }'.repeat(200)}`);
    expect(response.status).toBe(400);
    expect(errors).toEqual([
      {
        message: 'Query depth limit of 15 exceeded, found 201.',
        extensions: { code: 'LIMIT_EXCEEDED', errorCode: 'V_12', property: '' },
      },
    ]);
    expect(extensions?.limits).toEqual(operationLimits);
  });
});

describe('the cost of an operation', () => {
  it('is in the response: estimated, actual, and remaining', async () => {
    const { extensions } = await ask('{ newestPages(count: 5) { title siblings { locale } } }');
    expect(extensions?.cost).toMatchObject({ requested: 5 * (1 + 5), actual: 1, maximum: 25_000, restoreRate: 500 });
    expect(extensions?.cost?.available).toBeGreaterThan(20_000);
  });

  it('that is too high is refused with all limits, and nothing is run', async () => {
    const before = calls;
    const blocks = 'pageVersion { blocks { images { items { variants { url } } } } }';
    const { response, data, errors, extensions } = await ask(`{ publishedPages(first: 100) { nodes { ${blocks} } } }`);
    expect([response.status, data]).toEqual([400, undefined]);
    expect(errors?.[0]?.extensions).toEqual({ code: 'LIMIT_EXCEEDED', errorCode: 'V_12', property: '' });
    expect(extensions?.cost).toMatchObject({ actual: 0, maximum: 25_000 });
    expect(errors?.[0]?.message).toContain(`found ${extensions?.cost?.requested}`);
    expect(extensions?.limits).toEqual(operationLimits);
    expect(calls).toBe(before);
  });

  it('includes what fragments and variables ask for', async () => {
    const query = `query Pages($count: Int = 7) { ...pages } fragment pages on Query { newestPages(count: $count) { id siblings { slug } } }`;
    expect((await ask(query)).extensions?.cost?.requested).toBe(42);
    expect((await ask(query, { count: 2 })).extensions?.cost?.requested).toBe(12);
    expect((await ask('{ nodes(ids: ["a", "b", "c"]) { nodeID } }')).extensions?.cost?.requested).toBe(3);
    expect((await ask('{ publishedPages { nodes { id } } }')).extensions?.cost?.requested).toBe(26);
  });

  it('is in the headers, as far as it remains', async () => {
    server.services.graphqlRateLimit.consume('127.0.0.1', 15_000);
    const { response } = await ask('{ settings { defaultLocale } }');
    expect(Number(response.headers.get('ratelimit-limit'))).toBe(25_000);
    expect(Number(response.headers.get('ratelimit-remaining'))).toBeLessThan(25_000);
    expect(response.headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  });

  it('is refused with 429 and a waiting time once an address has used up its rate limit, which does not affect others', async () => {
    const staff = await server.signIn();
    const { graphqlRateLimit } = server.services;
    // So much more is used than remains that no delay on a busy machine could make up for it.
    graphqlRateLimit.charge('127.0.0.1', graphqlRateLimit.remaining('127.0.0.1') + 15_000);
    const before = calls;
    const dear = 'pageVersion { blocks { images { items { variants { url } } } } }';
    const { response, errors } = await ask(`{ newestPages(count: 25) { ${dear} } }`);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(20);
    expect(errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', errorCode: 'G_01', property: '' });
    expect(errors?.[0]?.message).toBe('Too many requests, please wait a moment and try again.');
    expect(calls).toBe(before);
    expect((await staff.graphql('{ viewer { id } }')).errors).toBeUndefined();
    graphqlRateLimit.refund('127.0.0.1', 50_000);
  });

  it('is ten points for each mutation at any place in the document, besides the objects that it returns', async () => {
    const staff = await server.signIn();
    const create = (slug: string) =>
      `${slug}: createPage(input: { title: "T", slug: "${slug}", type: "default", locale: "en" }) { page { id } errors { code } }`;
    const mutations = `mutation { ${create('one')} ...more } fragment more on Mutation { ${create('two')} ${create('three')} }`;
    const { extensions } = (await staff.graphql(mutations)) as Result;
    expect(extensions?.cost).toMatchObject({ requested: 3 * (10 + 1 + 1 + 5), actual: 3 * (10 + 1 + 1) });
  });
});

describe('parallel queries of one address', () => {
  const formats = 'webp: variants(format: WEBP) { url } avif: variants(format: AVIF) { url }';
  const whole = `pageVersion { blocks { type props images { items { altText url ${formats} } } } }`;
  const page = `{ publishedPage(slug: "/") { title siblings { path } ${whole} } }`;

  it('pass if each finds little, however much it could have found', async () => {
    server.services.graphqlRateLimit.refund('127.0.0.1', 50_000);
    const staff = await server.signIn();
    const content = Array.from({ length: 20 }, (_, index) =>
      restBlock('heading', { text: 'A', level: '2' }, `h${index}`),
    );
    await createPublishedPage(staff, { slug: '/', content });
    const responses = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`# ${index}\n${page}`)));
    expect(new Set(responses.map(({ response }) => response.status))).toEqual(new Set([200]));
    const again = await Promise.all(Array.from({ length: 60 }, () => ask(page, { another: Math.random() })));
    expect(new Set(again.map(({ response }) => response.status))).toEqual(new Set([200]));
  });

  it('pass with images in two formats of twenty pages', async () => {
    const pages = `{ publishedPages(first: 20) { nodes { ${whole} } } }`;
    const responses = await Promise.all(Array.from({ length: 4 }, (_, index) => ask(`# ${index}\n${pages}`)));
    expect(responses.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
  });

  it('are refused once the limit of the minute is used up, until the second that the response names', async () => {
    const { graphqlRateLimit } = server.services;
    graphqlRateLimit.charge('127.0.0.1', graphqlRateLimit.balance('127.0.0.1') + 900);
    const { response } = await ask('{ settings { siteName } # late\n }');
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(2);
    await wait(seconds * 1_000);
    expect((await ask('{ settings { siteName } # later\n }')).response.status).toBe(200);
    graphqlRateLimit.refund('127.0.0.1', 50_000);
  });
});

it('the whole schema can be introspected, as tools do, and a repetition costs nothing', async () => {
  const query = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  const { data, errors, extensions } = await ask(query);
  expect(errors).toBeUndefined();
  expect(extensions?.cost?.actual).toBeLessThan(operationLimits.cost / 4);
  expect((await ask(query)).extensions?.cost?.actual).toBe(0);
  const output = printSchema(lexicographicSortSchema(buildClientSchema(data as IntrospectionQuery)));
  expect(`${output}\n`).toBe(readFileSync('schema.graphql', 'utf8'));
});

describe('the operations of the product’s own clients', () => {
  const texts: Record<string, string> = { ...adminOperations, ...siteOperations };

  it('are known by their hashes', async () => {
    const [hash = ''] = Object.entries(texts).find(([, text]) => text.startsWith('query Viewer')) ?? [];
    const response = await visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        extensions: {
          persistedQuery: {
            version: 1,
            sha256Hash: hash,
          },
        },
      }),
    });
    expect(await response.json()).toMatchObject({ data: { viewer: null } });
  });

  it('stay far below the limits for every sender', async () => {
    const schema = buildASTSchema(parse(readFileSync('schema.graphql', 'utf8')));
    const check = createDocumentChecker(schema);
    for (const text of Object.values(texts)) {
      expect(() => check(text), text).not.toThrow();
      const { definitions } = parse(text);
      const operation = definitions.find(
        (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
      );
      const fragments = new Map(
        definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
      );
      const variables = { pageSize: 1_000, first: 100, count: 50 };
      const cost = operation ? maxCostOf({ schema, operation, fragments, variables }) : 0;
      expect(cost, `${operation?.name?.value} costs ${cost}`).toBeLessThan(operationLimits.cost);
    }
  });
});
