import { defineConfig } from 'vitest/config';
import { css, oxc } from './tools/build/vite-shared.ts';
import { SlowFirst } from './tools/testing/slow-first.ts';

const unitTests = ['{server,admin,site,tools}/**/*.test.{ts,tsx}'];

export default defineConfig({
  css,
  oxc,
  test: {
    // type-graphql loads the CommonJS build; two copies of graphql do not know each other's types.
    alias: { graphql: 'graphql/index.js' },
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    env: { NODE_ENV: 'test', TZ: 'Europe/Amsterdam' },
    // A limit like those below; how fast something is seen elsewhere, the benchmarks tell.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: '100%',
    restoreMocks: true,
    sequence: { sequencer: SlowFirst },
    // As in playwright.config.ts; see docs/decisions/0033.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests,
          // The files keep nothing where another would find it; a process for each takes three times as long.
          isolate: false,
          unstubGlobals: true,
          // Ten thousand generated cases take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,rest}/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/before-each-file.ts', 'tests/support/hold-rest-answers.ts'],
          // Each file has a server and a database of its own; to load the code anew for each takes as long as the tests.
          isolate: false,
          // Limits for a machine that has much else to do; what passes waits no longer for them.
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
          // Most of the time they wait for a product; the long run, which keeps narrower bounds, runs one at a time.
          maxWorkers: process.env.TEST_LONG ? 1 : 4,
          // Others may not run beside them, nor share that number.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'check',
          include: ['tests/check/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
