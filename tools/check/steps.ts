import type { Step } from './run-step.ts';

/** The steps of `npm run check`, the slowest first, so that two of them fill two cores to the end. */
export const steps: readonly Step[] = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', arguments: ['--noEmit', '--pretty', 'false'] },
  { name: 'browsers', script: 'tools/check/browsers/check-browsers.ts', arguments: [] },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', arguments: ['.'] },
  { name: 'unused', script: 'node_modules/knip/bin/knip.js', arguments: ['--no-progress'] },
  { name: 'schema', script: 'tools/emit-schema.ts', arguments: ['--check'], mend: 'npm run schema' },
  {
    name: 'codegen',
    script: 'node_modules/@graphql-codegen/cli/esm/bin.js',
    arguments: ['--check', '--errors-only', '--config', 'codegen.ts'],
    mend: 'npm run codegen',
  },
  { name: 'imports', script: 'tools/check/import-rules.ts', arguments: [] },
  { name: 'tree', script: 'tools/check/tree-rules.ts', arguments: [] },
  {
    name: 'format',
    script: 'node_modules/@biomejs/biome/bin/biome',
    arguments: ['format', '--max-diagnostics=none', '.'],
    mend: 'npm run format',
  },
];
