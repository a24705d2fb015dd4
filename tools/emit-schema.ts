import { readFileSync, writeFileSync } from 'node:fs';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { withServerModule } from './build/with-server-module.ts';

/** Writes schema.graphql from the server's classes; with `--check` it only compares and fails if the file is stale. */
const schemaFile = 'schema.graphql';

type SchemaModule = { buildGraphQLSchema: () => Promise<GraphQLSchema> };

const emitSchema = (): Promise<string> =>
  withServerModule<SchemaModule, string>(
    '/server/app/build-graphql-schema.ts',
    async ({ buildGraphQLSchema }) => `${printSchema(lexicographicSortSchema(await buildGraphQLSchema()))}\n`,
  );

/** Returns the first lines that differ. */
function describeDifference(savedSchema: string, emitted: string): string {
  const [savedLines, emittedLines] = [savedSchema.split('\n'), emitted.split('\n')];
  const first = emittedLines.findIndex((line, index) => line !== savedLines[index]);
  const formatLines = (lines: string[], sign: string) => lines.slice(first, first + 5).map((line) => `${sign} ${line}`);
  return [`at line ${first + 1}:`, ...formatLines(savedLines, '-'), ...formatLines(emittedLines, '+')].join('\n');
}

const emitted = await emitSchema();
if (process.argv.includes('--check')) {
  const savedSchema = readFileSync(schemaFile, 'utf8');
  if (savedSchema !== emitted) {
    console.error(`${schemaFile} is stale\n${describeDifference(savedSchema, emitted)}`);
    process.exit(1);
  }
} else {
  writeFileSync(schemaFile, emitted);
}
