import { readFileSync } from 'node:fs';
import { buildSchema, type DocumentNode, executeSync } from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

type Query = { document: DocumentNode; variables: Record<string, unknown> };

/** Returns the result of a query as the server would send it, with type names, from its data by response names. */
export function respondToQuery({ document, variables }: Query, data: unknown): unknown {
  const { data: result, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    rootValue: data,
    fieldResolver: (source: Record<string, unknown>, _arguments, _context, { path }) => source[path.key],
  });
  if (errors?.[0]) throw errors[0].originalError ?? errors[0];
  // The client's cache compares plain objects.
  return structuredClone(result);
}
