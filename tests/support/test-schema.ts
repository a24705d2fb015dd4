import type { GraphQLSchema } from 'graphql';
import { buildGraphQLSchema } from '../../server/app/schema.ts';

let schema: Promise<GraphQLSchema> | undefined;

/** The schema of the product, built once in each process; whoever changes one builds their own. */
export function testSchema(): Promise<GraphQLSchema> {
  schema ??= buildGraphQLSchema();
  return schema;
}
