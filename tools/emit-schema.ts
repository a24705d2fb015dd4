import { readFileSync, writeFileSync } from 'node:fs';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { withServerModule } from './build/server-module.ts';

/**
 * Writes schema.graphql from the server's classes; `--check` only compares and fails when it is stale.
 */
const schemaFile = 'schema.graphql';

type SchemaModule = { buildGraphQLSchema: () => Promise<GraphQLSchema> };

const emitSchema = (): Promise<string> =>
  withServerModule<SchemaModule, string>(
    '/server/app/schema.ts',
    async ({ buildGraphQLSchema }) => `${printSchema(lexicographicSortSchema(await buildGraphQLSchema()))}\n`,
  );

/** The first lines that differ, enough to see what changed. */
function describeDifference(kept: string, emitted: string): string {
  const [keptLines, emittedLines] = [kept.split('\n'), emitted.split('\n')];
  const first = emittedLines.findIndex((line, index) => line !== keptLines[index]);
  const show = (lines: string[], sign: string) => lines.slice(first, first + 5).map((line) => `${sign} ${line}`);
  return [`at line ${first + 1}:`, ...show(keptLines, '-'), ...show(emittedLines, '+')].join('\n');
}

const emitted = await emitSchema();
if (process.argv.includes('--check')) {
  const kept = readFileSync(schemaFile, 'utf8');
  if (kept !== emitted) {
    console.error(`${schemaFile} is stale\n${describeDifference(kept, emitted)}`);
    process.exit(1);
  }
} else {
  writeFileSync(schemaFile, emitted);
}
