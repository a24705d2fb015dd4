import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export type Count = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = {
  file: string;
  specs: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

export const noTests: Count = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** Reads the JSON report of Vitest or Playwright; a run that died before writing one counts no test. */
export function countTests(reportFile: string): Count {
  if (!existsSync(reportFile)) return noTests;
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function listVitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} ${test.fullName}`);
    // A file that could not be loaded, or whose hook failed, has no failed test.
    return failed.length > 0 || status !== 'failed' ? failed : [file];
  });
}

function listPlaywrightFailures({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file} ${title}`);
  return [...failed, ...suites.flatMap(listPlaywrightFailures)];
}

/** The failed tests of a report, by file and name: the end of a long output is all that some machines keep. */
export function listFailures(reportFile: string): string[] {
  if (!existsSync(reportFile)) return [];
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? report.suites.flatMap(listPlaywrightFailures) : listVitestFailures(report);
}

/** The last line of `npm test`. */
export function describeCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
