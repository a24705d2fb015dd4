import type { GraphQLSchema } from 'graphql';
import { buildGraphQLSchema } from '../../server/app/build-graphql-schema.ts';

let schema: Promise<GraphQLSchema> | undefined;

/** The schema of the product, built once per process; tests that change a schema build their own. */
export function testSchema(): Promise<GraphQLSchema> {
  schema ??= buildGraphQLSchema();
  return schema;
}
