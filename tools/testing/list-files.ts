import { globSync } from 'node:fs';

/** The test files of each stage that has some. */
export const testFiles = {
  unit: '{server,admin,site,tools}/**/*.test.{ts,tsx}',
  rules: 'tests/check/**/*.test.ts',
  api: 'tests/{api,rest}/**/*.test.ts',
  runtime: 'tests/runtime/**/*.test.ts',
  e2e: 'tests/e2e/**/*.spec.ts',
} as const;

/** Files of the project by a pattern, with slashes on every system. */
export const listFiles = (pattern: string | readonly string[]): string[] =>
  globSync(pattern).map((path) => path.replaceAll('\\', '/'));
