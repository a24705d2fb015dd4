import { readFileSync, writeFileSync } from 'node:fs';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { createServer } from 'vite';
import { oxc } from './build/vite-shared.ts';

/**
 * Writes schema.graphql from the server's classes; `--check` only compares and fails when it is stale.
 * The features are loaded through Vite, since their decorators need its compiler.
 */
const schemaFile = 'schema.graphql';

async function emitSchema(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    appType: 'custom',
    logLevel: 'error',
    oxc,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { buildGraphQLSchema } = (await vite.ssrLoadModule('/server/app/schema.ts')) as {
      buildGraphQLSchema: () => GraphQLSchema | Promise<GraphQLSchema>;
    };
    return `${printSchema(lexicographicSortSchema(await buildGraphQLSchema()))}\n`;
  } finally {
    await vite.close();
  }
}

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
