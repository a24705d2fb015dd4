import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type TestCount, zeroTestCount } from './test-count.ts';

/** Time of a test with all attempts, without the hooks of its file. */
export type TestTime = { test: string; seconds: number };

/** Result of a Vitest or Playwright run; tests are named by file and title. */
export type TestReport = {
  tests: TestCount;
  failures: readonly string[];
  /** Tests that passed only at their second attempt. */
  flaky: readonly string[];
  times: readonly TestTime[];
};

/** A report without tests. */
export const emptyTestReport: TestReport = { tests: zeroTestCount, failures: [], flaky: [], times: [] };

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

function listVitestTests(
  { testResults }: VitestReport,
  matches: (test: VitestTest) => boolean,
  root: string,
): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(matches).map(({ fullName }) => `${relative(root, name)} ${fullName}`),
  );
}

/** A file that could not be loaded, or whose hook failed, has no failed test. */
function listBrokenFiles({ testResults }: VitestReport, root: string): string[] {
  return testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ name }) => relative(root, name));
}

const hasFailed = ({ status }: VitestTest): boolean => status === 'failed';

function readVitest(report: VitestReport, root: string): TestReport {
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  return {
    tests: { passed, failed, skipped: numPendingTests + numTodoTests },
    failures: [...listVitestTests(report, hasFailed, root), ...listBrokenFiles(report, root)],
    // Failures of earlier attempts are contained.
    flaky: listVitestTests(
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

function listPlaywrightTests(suites: PlaywrightSuite[], matches: (spec: PlaywrightSpec) => boolean): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.filter(matches).map(({ title }) => `${file} ${title}`),
    ...listPlaywrightTests(inner, matches),
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

function readPlaywright({ stats, suites }: PlaywrightReport): TestReport {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    tests: { passed: expected + flaky, failed: unexpected, skipped },
    failures: listPlaywrightTests(suites, ({ ok }) => !ok),
    flaky: listPlaywrightTests(suites, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
    times: listPlaywrightTimes(suites),
  };
}

/**
 * Reads the JSON report of a Vitest or Playwright run in `root`. Returns an empty report if the run ended before
 * writing it.
 */
export function readTestReport(file: string, root = process.cwd()): TestReport {
  if (!existsSync(file)) return emptyTestReport;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? readPlaywright(report) : readVitest(report, root);
}
