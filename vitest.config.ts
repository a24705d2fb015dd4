import { defineConfig } from 'vitest/config';
import { blockTextsPlugin } from './tools/build/block-texts-plugin.ts';
import { cssOptions, decoratorOptions } from './tools/build/vite-options.ts';
import { SlowestFirstSequencer } from './tools/testing/slowest-first-sequencer.ts';

const unitTests = ['{server,admin,site,tools}/**/*.test.{ts,tsx}'];

export default defineConfig({
  css: cssOptions,
  oxc: decoratorOptions,
  plugins: [blockTextsPlugin],
  test: {
    // type-graphql loads the CommonJS build; types of two copies of graphql are incompatible.
    alias: { graphql: 'graphql/index.js' },
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    env: { NODE_ENV: 'test', TZ: 'Europe/Amsterdam' },
    // A generous limit like those below; the benchmarks measure speed.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: '100%',
    restoreMocks: true,
    sequence: { sequencer: SlowestFirstSequencer },
    // As in playwright.config.ts; see docs/decisions/0033.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests,
          // The files share no state; a process per file takes three times as long.
          isolate: false,
          unstubGlobals: true,
          // Ten thousand generated cases take long on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,rest}/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/before-each-file.ts', 'tests/support/rest/check-rest-responses.ts'],
          // Each file has its own server and database; loading the code again for each takes as long as the tests.
          isolate: false,
          // Generous limits for a busy machine; a passing test does not wait for them.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'runtime',
          include: ['tests/runtime/**/*.test.ts'],
          globalSetup: ['tests/runtime/global-setup.ts'],
          setupFiles: ['tests/runtime/before-each-file.ts'],
          // They mostly wait for a product; the long run has tighter limits and runs one at a time.
          maxWorkers: process.env.TEST_LONG ? 1 : 4,
          // Separate group, because other projects must not run in parallel.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'other-browsers',
          include: ['tests/other-browsers/**/*.test.ts'],
          globalSetup: ['tests/other-browsers/global-setup.ts'],
          // One browser at a time: what is measured is where things are, not how two of them share a machine.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'check',
          include: ['tests/{check,recipes}/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
