import { getNamedType, isObjectType } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { seed } from '../../support/random.ts';
import { findGraphQLTexts, type GraphQLText } from '../../support/hostile/graphql-texts.ts';
import { growthOfRequest, maxGrowth } from '../../support/hostile/request-growth.ts';
import { placeholder } from '../../support/hostile/rest-texts.ts';
import { casesOf, shortTextLength } from '../../support/hostile/text-cases.ts';
import { createPage } from '../../support/pages.ts';
import { testSchema } from '../../support/test-schema.ts';
import { startTestServer } from '../../support/test-server.ts';

const schema = await testSchema();
const server = await startTestServer();
afterAll(() => server.stop());
const staff = await server.signIn();
await createPage(staff);

const cases = casesOf(findGraphQLTexts(schema));

async function send({ query, variables }: GraphQLText, value: string): Promise<number> {
  const body = JSON.stringify({ query, variables }).replace(JSON.stringify(placeholder), () => value);
  const headers = { ...staff.csrfHeaders(), 'content-type': 'application/json' };
  const response = await staff.fetch('/graphql', { method: 'POST', body, headers });
  await response.arrayBuffer();
  return response.status;
}

console.log(`long texts by GraphQL: ${cases.length} cases of seed ${seed}`);

describe('long GraphQL texts', () => {
  it.each(cases)('take linear time in $text.field for $shape', async ({ text, make }) => {
    const growth = await growthOfRequest(async (length) => {
      expect(await send(text, make(length))).toBeLessThan(500);
    }, shortTextLength);
    expect(growth).toBeLessThanOrEqual(maxGrowth);
  });

  it('cover every field that takes a text', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const inner = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => !roots.includes(type) && !type.name.startsWith('__'))
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.args.some((arg) => getNamedType(arg.type).name === 'String'));
    expect(inner.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([
      'PreviewedPage.menu',
      'PublishedPage.menu',
    ]);
  });

  it.each([
    [
      'a text in an operation',
      (length: number) => `{ publishedPages { nodes { menu(name: "${'a'.repeat(length)}") { id } } } }`,
    ],
    ['a comment', (length: number) => `{ viewer { id } } #${'a'.repeat(length)}`],
    ['spaces', (length: number) => `{ viewer { id } }${' '.repeat(length)}`],
    ['repeated fields', (length: number) => `{ ${'viewer { id } '.repeat(length / 14)} }`],
    ['brackets', (length: number) => '{a'.repeat(length / 2)],
    ['lists', (length: number) => `{ viewer(a: ${'['.repeat(length)}`],
    ['a block text', (length: number) => `{ viewer(a: """${'\n '.repeat(length / 2)}""") { id } }`],
  ])('an operation of %s takes linear time', async (_name, make) => {
    const sendOperation = (length: number) => staff.graphql(make(length));
    expect(await growthOfRequest(sendOperation, 24_000)).toBeLessThanOrEqual(maxGrowth);
    expect(await growthOfRequest(sendOperation, shortTextLength)).toBeLessThanOrEqual(maxGrowth);
  });
});
