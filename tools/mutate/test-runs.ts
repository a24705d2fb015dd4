import { join } from 'node:path';
import type { ChosenTests } from '../testing/choose-tests.ts';
import { listFiles, testFilePatterns } from '../testing/list-files.ts';
import { readTestReport } from '../testing/read-test-report.ts';
import { estimateStageTimes } from '../testing/test-plan.ts';
import { testStages } from '../testing/test-stages.ts';
import { type RunOutcome, runWithTimeLimit } from './run-with-time-limit.ts';

/** Test files of a stage that run together. */
export type TestRun = { stage: 'unit' | 'api' | 'build' | 'runtime' | 'e2e'; files: readonly string[] };

/** Result of a test run, with its first failed test. */
export type TestRunResult = { outcome: RunOutcome; failedTest: string | null; failedFile: string | null };

/**
 * All tests of the product, except those of the check and the tools: a linter that reports `if (true)` proves nothing.
 */
const listAllTests = () => ({
  unit: listFiles(testFilePatterns.unit).filter((path) => !path.startsWith('tools/')),
  api: listFiles(testFilePatterns.api),
  runtime: listFiles(testFilePatterns.runtime),
  e2e: listFiles(testFilePatterns.e2e),
});

const insertBuild = (runs: readonly TestRun[]): TestRun[] => {
  const filled = runs.filter(({ files }) => files.length > 0);
  const first = filled.findIndex(({ stage }) => stage === 'runtime' || stage === 'e2e');
  return first < 0 ? filled : filled.toSpliced(first, 0, { stage: 'build', files: [] });
};

/** Plans the chosen tests first, cheapest stage first, then all others in the same order. */
export function planTestRuns(chosen: ChosenTests): TestRun[] {
  const all = listAllTests();
  const names = ['unit', 'api', 'runtime', 'e2e'] as const;
  const first = names.map((stage) => ({ stage, files: chosen[stage].filter((file) => all[stage].includes(file)) }));
  const rest = names.map((stage) => ({ stage, files: all[stage].filter((file) => !chosen[stage].includes(file)) }));
  return insertBuild([...first, ...rest]);
}

/** Estimates the seconds of a run from the last complete run of its stage on this machine. */
export function estimateRunSeconds({ stage: name, files }: TestRun): number {
  const stage = testStages.find((one) => one.name === name);
  if (!stage) throw new Error(`No stage ${name}`);
  return estimateStageTimes([name === 'build' ? { stage } : { stage, files }])[0]?.seconds ?? 0;
}

/** Seconds for starting, independent of the number of files. */
const startupSeconds = 15;

/** Time limit for runs that hang because of the mutation, generous for slow machines. */
const timeLimitOf = (run: TestRun): number => 180 + 4 * estimateRunSeconds(run);

function argumentsFor({ stage, files }: TestRun, report: string): string[] {
  if (stage === 'build') return ['tools/test.ts', 'build'];
  if (stage === 'e2e') return ['node_modules/@playwright/test/cli.js', 'test', ...files, '-x', '--reporter=json'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', stage, '--bail=1'];
  return [...vitest, '--reporter=json', `--outputFile.json=${report}`];
}

/** Playwright reports paths relative to its own folder. */
const fileOf = (stage: string, test: string): string => (stage === 'e2e' ? 'tests/e2e/' : '') + test.split(' ', 1)[0];

/** Runs test files in a copy of the project until one fails. */
export async function runTestFiles(folder: string, run: TestRun): Promise<TestRunResult> {
  const report = join(folder, 'test-results', `${run.stage}-${Date.now()}.json`);
  const outcome = await runWithTimeLimit({
    folder,
    arguments: argumentsFor(run, report),
    environment: run.stage === 'e2e' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {},
    limitSeconds: timeLimitOf(run),
  });
  const failedTest = outcome === 'failed' ? (readTestReport(report, folder).failures[0] ?? null) : null;
  return { outcome, failedTest, failedFile: failedTest && fileOf(run.stage, failedTest) };
}

/** Describes a run: its stage and number of files. */
export const describeTestRun = ({ stage, files }: TestRun): string =>
  stage === 'build' ? 'build' : `${stage}, ${files.length} ${files.length === 1 ? 'file' : 'files'}`;

/** Estimates the seconds of a run including its start. */
export const estimateWithStartup = (run: TestRun): number =>
  estimateRunSeconds(run) + (run.stage === 'build' ? 0 : startupSeconds);
