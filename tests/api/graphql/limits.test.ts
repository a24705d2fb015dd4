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
import { buildGraphQLSchema } from '../../../server/app/schema.ts';
import adminOperations from '../../../server/generated/admin-operations.json';
import siteOperations from '../../../server/generated/site-operations.json';
import { createDocumentCheck } from '../../../server/shared/graphql/limits/check-document.ts';
import { costOf } from '../../../server/shared/graphql/limits/cost-of.ts';
import { limits } from '../../../server/shared/graphql/limits/limits.ts';
import { attacks } from '../../support/graphql-attacks.ts';
import { block, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let visitor: TestClient;
let calls = 0;

/** Counts what a schema's resolvers are asked. */
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
type Answer = {
  data?: unknown;
  errors?: { message: string; extensions: Record<string, unknown> }[];
  extensions?: { cost?: Cost; limits?: Record<string, number> };
};

async function ask(query: string, variables: object = {}): Promise<Answer & { response: Response }> {
  const response = await visitor.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query,
      variables,
    }),
  });
  return { ...((await response.json()) as Answer), response };
}

describe('an operation that only harms', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))(
    'is refused without asking a resolver: %s',
    async (_name, { path, init }) => {
      const before = calls;
      const response = await server.visitor().fetch(path, init);
      const { data, errors } = (await response.json()) as Answer;
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions.code).toBeTypeOf('string');
      expect(calls).toBe(before);
    },
  );

  it('is told which limit it exceeds, and all of them', async () => {
    const { response, errors, extensions } = await ask(`${'{ viewer '.repeat(200)}{ id }${' }'.repeat(200)}`);
    expect(response.status).toBe(400);
    expect(errors).toEqual([
      {
        message: 'Query depth limit of 15 exceeded, found 201.',
        extensions: { code: 'LIMIT_EXCEEDED', errorCode: 'V_12', property: '' },
      },
    ]);
    expect(extensions?.limits).toEqual(limits);
  });
});

describe('the cost of an operation', () => {
  it('is told with the answer: what it could have been, what it was, and what is left', async () => {
    const { extensions } = await ask('{ newestPages(count: 5) { title siblings { locale } } }');
    expect(extensions?.cost).toMatchObject({ requested: 5 * (1 + 5), actual: 1, maximum: 25_000, restoreRate: 500 });
    expect(extensions?.cost?.available).toBeGreaterThan(20_000);
  });

  it('that is too high is told with all limits, and nothing is run', async () => {
    const before = calls;
    const blocks = 'pageVersion { blocks { images { items { variants { url } } } } }';
    const { response, data, errors, extensions } = await ask(`{ publishedPages(first: 100) { nodes { ${blocks} } } }`);
    expect([response.status, data]).toEqual([400, undefined]);
    expect(errors?.[0]?.extensions).toEqual({ code: 'LIMIT_EXCEEDED', errorCode: 'V_12', property: '' });
    expect(extensions?.cost).toMatchObject({ actual: 0, maximum: 25_000 });
    expect(errors?.[0]?.message).toContain(`found ${extensions?.cost?.requested}`);
    expect(extensions?.limits).toEqual(limits);
    expect(calls).toBe(before);
  });

  it('counts what is asked for through fragments and variables', async () => {
    const query = `query Pages($count: Int = 7) { ...pages } fragment pages on Query { newestPages(count: $count) { id siblings { slug } } }`;
    expect((await ask(query)).extensions?.cost?.requested).toBe(42);
    expect((await ask(query, { count: 2 })).extensions?.cost?.requested).toBe(12);
    expect((await ask('{ nodes(ids: ["a", "b", "c"]) { nodeID } }')).extensions?.cost?.requested).toBe(3);
    expect((await ask('{ publishedPages { nodes { id } } }')).extensions?.cost?.requested).toBe(26);
  });

  it('stands in the headers, as far as it is left', async () => {
    server.services.graphqlBudget.take('127.0.0.1', 15_000);
    const { response } = await ask('{ settings { defaultLocale } }');
    expect(Number(response.headers.get('ratelimit-limit'))).toBe(25_000);
    expect(Number(response.headers.get('ratelimit-remaining'))).toBeLessThan(25_000);
    expect(response.headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  });

  it('is refused with 429 and the time to wait once an address has spent its budget, which is not anybody else’s', async () => {
    const staff = await server.signIn();
    const { graphqlBudget } = server.services;
    // So much more was used than was left that no wait for a busy machine makes up for it.
    graphqlBudget.spend('127.0.0.1', graphqlBudget.left('127.0.0.1') + 15_000);
    const before = calls;
    const dear = 'pageVersion { blocks { images { items { variants { url } } } } }';
    const { response, errors } = await ask(`{ newestPages(count: 25) { ${dear} } }`);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(20);
    expect(errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', errorCode: 'G_01', property: '' });
    expect(errors?.[0]?.message).toBe('Too many requests, please wait a moment and try again.');
    expect(calls).toBe(before);
    expect((await staff.graphql('{ viewer { id } }')).errors).toBeUndefined();
    graphqlBudget.giveBack('127.0.0.1', 50_000);
  });

  it('counts ten points for each change, wherever it stands, besides the objects that it returns', async () => {
    const staff = await server.signIn();
    const create = (slug: string) =>
      `${slug}: createPage(input: { title: "T", slug: "${slug}", type: "default", locale: "en" }) { page { id } errors { code } }`;
    const mutations = `mutation { ${create('one')} ...more } fragment more on Mutation { ${create('two')} ${create('three')} }`;
    const { extensions } = (await staff.graphql(mutations)) as Answer;
    expect(extensions?.cost).toMatchObject({ requested: 3 * (10 + 1 + 1 + 5), actual: 3 * (10 + 1 + 1) });
  });
});

describe('reads of one address at once', () => {
  const formats = 'webp: variants(format: WEBP) { url } avif: variants(format: AVIF) { url }';
  const whole = `pageVersion { blocks { type props images { items { altText url ${formats} } } } }`;
  const page = `{ publishedPage(slug: "/") { title siblings { path } ${whole} } }`;

  it('pass where each finds little, however much it could have found', async () => {
    server.services.graphqlBudget.giveBack('127.0.0.1', 50_000);
    const staff = await server.signIn();
    const content = Array.from({ length: 20 }, (_, index) => block('heading', { text: 'A', level: '2' }, `h${index}`));
    await createPublishedPage(staff, { slug: '/', content });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`# ${index}\n${page}`)));
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]));
    const again = await Promise.all(Array.from({ length: 60 }, () => ask(page, { another: Math.random() })));
    expect(new Set(again.map(({ response }) => response.status))).toEqual(new Set([200]));
  });

  it('pass with pictures in two formats of twenty pages', async () => {
    const pages = `{ publishedPages(first: 20) { nodes { ${whole} } } }`;
    const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => ask(`# ${index}\n${pages}`)));
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
  });

  it('are refused once the minute is used up, until the second that is named', async () => {
    const { graphqlBudget } = server.services;
    graphqlBudget.spend('127.0.0.1', graphqlBudget.balance('127.0.0.1') + 900);
    const { response } = await ask('{ settings { siteName } # late\n }');
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(2);
    await wait(seconds * 1_000);
    expect((await ask('{ settings { siteName } # later\n }')).response.status).toBe(200);
    graphqlBudget.giveBack('127.0.0.1', 50_000);
  });
});

it('the schema can be asked for whole, as tools do, and again for nothing', async () => {
  const query = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  const { data, errors, extensions } = await ask(query);
  expect(errors).toBeUndefined();
  expect(extensions?.cost?.actual).toBeLessThan(limits.cost / 4);
  expect((await ask(query)).extensions?.cost?.actual).toBe(0);
  const told = printSchema(lexicographicSortSchema(buildClientSchema(data as IntrospectionQuery)));
  expect(`${told}\n`).toBe(readFileSync('schema.graphql', 'utf8'));
});

describe('the operations of this product’s own clients', () => {
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

  it('stay far below the limits, whoever wrote them', async () => {
    const schema = buildASTSchema(parse(readFileSync('schema.graphql', 'utf8')));
    const check = createDocumentCheck(schema);
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
      const cost = operation ? costOf({ schema, operation, fragments, variables }) : 0;
      expect(cost, `${operation?.name?.value} costs ${cost}`).toBeLessThan(limits.cost);
    }
  });
});
