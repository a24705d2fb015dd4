import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

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

/** The last line of `npm test`. */
export function describeCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
