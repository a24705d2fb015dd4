import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTestReport } from './read-test-report.ts';

/** Inside the project, so that the test runners are found. */
mkdirSync('test-results', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), 'test-results', 'reports-'));

/** The second test fails at its first attempt. */
const writeTests = (name: string, runner: string, secondTest: string) =>
  writeFileSync(
    join(folder, name),
    `import { test } from '${runner}';
     test('is steady', () => new Promise((resolve) => setTimeout(resolve, 60)));
     test('is shy', ${secondTest});
     test('is broken', () => { throw new Error('always'); });
     test.skip('is left out', () => {});`,
  );

const writeConfig = (name: string, config: object) =>
  writeFileSync(join(folder, name), `export default ${JSON.stringify(config)};`);

async function run(args: readonly string[]): Promise<void> {
  const { CI: _ci, VITEST: _vitest, ...env } = process.env;
  const child = spawn(process.execPath, args, { stdio: 'ignore', env });
  await once(child, 'exit');
}

async function runVitest(report: string): Promise<void> {
  writeTests(
    'vitest.sample.mjs',
    'vitest',
    "() => { globalThis.seen ??= 0; if (globalThis.seen++ === 0) throw new Error('once'); }",
  );
  writeFileSync(join(folder, 'unreadable.sample.mjs'), "throw new Error('cannot be loaded');");
  writeConfig('vitest.config.mjs', { test: { include: ['*.sample.mjs'], retry: 1 } });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', folder, '--config', 'vitest.config.mjs'];
  await run([...vitest, '--reporter=json', `--outputFile.json=${report}`]);
}

async function runPlaywright(report: string): Promise<void> {
  writeTests(
    'playwright.spec.mjs',
    '@playwright/test',
    "({}, { retry }) => { if (retry === 0) throw new Error('once'); }",
  );
  const config = {
    testMatch: '*.spec.mjs',
    outputDir: 'out',
    retries: 1,
    reporter: [['json', { outputFile: report }]],
  };
  writeConfig('playwright.config.mjs', config);
  await run(['node_modules/@playwright/test/cli.js', 'test', '--config', join(folder, 'playwright.config.mjs')]);
}

describe('a test report', () => {
  const vitestReport = join(folder, 'vitest.json');
  const playwrightReport = join(folder, 'playwright.json');
  const inFolder = (name: string) => join(relative(process.cwd(), folder), name);

  beforeAll(() => Promise.all([runVitest(vitestReport), runPlaywright(playwrightReport)]), 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('lists failed and flaky tests of Vitest', () => {
    expect(readTestReport(vitestReport)).toMatchObject({
      tests: { passed: 2, failed: 1, skipped: 1 },
      failures: [`${inFolder('vitest.sample.mjs')} is broken`, inFolder('unreadable.sample.mjs')],
      flaky: [`${inFolder('vitest.sample.mjs')} is shy`],
    });
  });

  it('lists failed and flaky tests of Playwright', () => {
    expect(readTestReport(playwrightReport)).toMatchObject({
      tests: { passed: 2, failed: 1, skipped: 1 },
      failures: ['playwright.spec.mjs is broken'],
      flaky: ['playwright.spec.mjs is shy'],
    });
  });

  it('contains the time of each test, except skipped tests of Vitest', () => {
    const [steady, ...others] = readTestReport(vitestReport).times;
    expect(steady?.test).toBe(`${inFolder('vitest.sample.mjs')} is steady`);
    expect(steady?.seconds).toBeGreaterThan(0.05);
    expect(others.map(({ test }) => test)).toEqual(
      ['is shy', 'is broken'].map((title) => `${inFolder('vitest.sample.mjs')} ${title}`),
    );
    const ofPlaywright = readTestReport(playwrightReport).times;
    expect(ofPlaywright.map(({ test }) => test)).toEqual(
      ['is steady', 'is shy', 'is broken', 'is left out'].map((title) => `playwright.spec.mjs ${title}`),
    );
    expect(ofPlaywright[0]?.seconds).toBeGreaterThan(0.05);
    expect(ofPlaywright[3]?.seconds).toBeLessThan(0.05);
  });

  it('is empty if the run ended before writing it', () => {
    expect(readTestReport(join(folder, 'none.json'))).toEqual({
      tests: { passed: 0, failed: 0, skipped: 0 },
      failures: [],
      flaky: [],
      times: [],
    });
  });
});
