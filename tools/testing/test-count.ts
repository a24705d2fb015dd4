/** Numbers of tests by result. */
export type TestCount = { passed: number; failed: number; skipped: number };

/** No tests. */
export const zeroTestCount: TestCount = { passed: 0, failed: 0, skipped: 0 };

/** Adds two counts. */
export function addTestCounts(one: TestCount, other: TestCount): TestCount {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The last line of `npm test`. */
export function describeTestCount({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
