import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Count, noTests } from './count-tests.ts';

/** How long a test took with all its attempts, without the hooks of its file. */
export type TestTime = { test: string; seconds: number };

/** What a run of Vitest or Playwright came to; its tests are named by file and title. */
export type Report = {
  tests: Count;
  failures: readonly string[];
  /** Tests that passed at their second attempt alone. */
  unsteady: readonly string[];
  times: readonly TestTime[];
};

/** The report of a run that counts no tests. */
export const emptyReport: Report = { tests: noTests, failures: [], unsteady: [], times: [] };

type VitestTest = { status: string; fullName: string; failureMessages: string[]; duration?: number | null };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[];
};
type PlaywrightSpec = { title: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] };
type PlaywrightSuite = { file: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

function listVitestTests({ testResults }: VitestReport, isOne: (test: VitestTest) => boolean, root: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isOne).map(({ fullName }) => `${relative(root, name)} ${fullName}`),
  );
}

/** A file that could not be loaded, or whose hook failed, has no failed test. */
function listBrokenFiles({ testResults }: VitestReport, root: string): string[] {
  return testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ name }) => relative(root, name));
}

const hasFailed = ({ status }: VitestTest): boolean => status === 'failed';

function readVitest(report: VitestReport, root: string): Report {
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  return {
    tests: { passed, failed, skipped: numPendingTests + numTodoTests },
    failures: [...listVitestTests(report, hasFailed, root), ...listBrokenFiles(report, root)],
    // What an earlier attempt failed by is kept.
    unsteady: listVitestTests(
      report,
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
      root,
    ),
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ duration }) => typeof duration === 'number')
        .map(({ fullName, duration }) => ({
          test: `${relative(root, name)} ${fullName}`,
          seconds: (duration ?? 0) / 1000,
        })),
    ),
  };
}

function listPlaywrightTests(suites: PlaywrightSuite[], isOne: (spec: PlaywrightSpec) => boolean): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.filter(isOne).map(({ title }) => `${file} ${title}`),
    ...listPlaywrightTests(inner, isOne),
  ]);
}

function listPlaywrightTimes(suites: PlaywrightSuite[]): TestTime[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => ({
      test: `${file} ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...listPlaywrightTimes(inner),
  ]);
}

function readPlaywright({ stats, suites }: PlaywrightReport): Report {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    tests: { passed: expected + flaky, failed: unexpected, skipped },
    failures: listPlaywrightTests(suites, ({ ok }) => !ok),
    unsteady: listPlaywrightTests(suites, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
    times: listPlaywrightTimes(suites),
  };
}

/** Reads the JSON report of Vitest or Playwright, of a run in `root`; one that died before writing it counts no test. */
export function readReport(file: string, root = process.cwd()): Report {
  if (!existsSync(file)) return emptyReport;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? readPlaywright(report) : readVitest(report, root);
}
