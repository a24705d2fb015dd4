import type { CheckStep } from './run-check-step.ts';

/** The steps of `npm run check`, slowest first, so that two of them keep two cores busy. */
export const checkSteps: readonly CheckStep[] = [
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', arguments: ['.'] },
  {
    name: 'types',
    script: 'node_modules/typescript-7/bin/tsc',
    arguments: ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  { name: 'browsers', script: 'tools/check/browsers/check-browsers.ts', arguments: [] },
  { name: 'unused', script: 'node_modules/knip/bin/knip.js', arguments: ['--no-progress'] },
  { name: 'schema', script: 'tools/emit-schema.ts', arguments: ['--check'], fixCommand: 'npm run schema' },
  {
    name: 'codegen',
    script: 'node_modules/@graphql-codegen/cli/esm/bin.js',
    arguments: ['--check', '--errors-only', '--config', 'codegen.ts'],
    fixCommand: 'npm run codegen',
  },
  { name: 'imports', script: 'tools/check/import-rules.ts', arguments: [] },
  { name: 'words', script: 'tools/check/words/check-words.ts', arguments: [] },
  { name: 'operations', script: 'tools/check/operations/check-operations.ts', arguments: [] },
  { name: 'tree', script: 'tools/check/tree-rules.ts', arguments: [] },
  {
    name: 'format',
    script: 'node_modules/@biomejs/biome/bin/biome',
    arguments: ['format', '--max-diagnostics=none', '.'],
    fixCommand: 'npm run format',
  },
];
