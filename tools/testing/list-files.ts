import { globSync } from 'node:fs';

/** Patterns of the test files of each stage. */
export const testFilePatterns = {
  unit: '{server,admin,site,tools}/**/*.test.{ts,tsx}',
  rules: 'tests/{check,recipes}/**/*.test.ts',
  api: 'tests/{api,rest}/**/*.test.ts',
  runtime: 'tests/runtime/**/*.test.ts',
  e2e: 'tests/e2e/**/*.spec.ts',
  'other-browsers': 'tests/other-browsers/**/*.test.ts',
} as const;

/** Lists files by pattern, with forward slashes on every system. */
export const listFiles = (pattern: string | readonly string[]): string[] =>
  globSync(pattern).map((path) => path.replaceAll('\\', '/'));
