import { join } from 'node:path';
import type { ChosenTests } from '../testing/choose-tests.ts';
import { listFiles, testFiles } from '../testing/list-files.ts';
import { readReport } from '../testing/read-report.ts';
import { expectTimes } from '../testing/plan.ts';
import { stages } from '../testing/stages.ts';
import { type Ending, runLimited } from './run-limited.ts';

/** Some files of a stage, which are run together. */
export type TestRun = { stage: 'unit' | 'api' | 'build' | 'runtime' | 'e2e'; files: readonly string[] };

export type TestResult = { ending: Ending; failedTest: string | null; failedFile: string | null };

/** All tests of the product. What the check and its own tests say is left out: a linter that sees `if (true)` proves nothing. */
const listAll = () => ({
  unit: listFiles(testFiles.unit).filter((path) => !path.startsWith('tools/')),
  api: listFiles(testFiles.api),
  runtime: listFiles(testFiles.runtime),
  e2e: listFiles(testFiles.e2e),
});

const withBuild = (runs: readonly TestRun[]): TestRun[] => {
  const filled = runs.filter(({ files }) => files.length > 0);
  const first = filled.findIndex(({ stage }) => stage === 'runtime' || stage === 'e2e');
  return first < 0 ? filled : filled.toSpliced(first, 0, { stage: 'build', files: [] });
};

/** The chosen tests first, the cheapest stage first, then all others in the same order. */
export function planRuns(chosen: ChosenTests): TestRun[] {
  const all = listAll();
  const names = ['unit', 'api', 'runtime', 'e2e'] as const;
  const first = names.map((stage) => ({ stage, files: chosen[stage].filter((file) => all[stage].includes(file)) }));
  const rest = names.map((stage) => ({ stage, files: all[stage].filter((file) => !chosen[stage].includes(file)) }));
  return withBuild([...first, ...rest]);
}

/** What a run is expected to take, by the last whole run of its stage on this machine. */
export function expectSeconds({ stage: name, files }: TestRun): number {
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`No stage ${name}`);
  return expectTimes([name === 'build' ? { stage } : { stage, files }])[0]?.seconds ?? 0;
}

/** To start takes its time too, however few the files are. */
const startSeconds = 15;

/** A run that hangs by what was changed ends; a slow machine alone is no reason to. */
const limitOf = (run: TestRun): number => 180 + 4 * expectSeconds(run);

function argumentsFor({ stage, files }: TestRun, report: string): string[] {
  if (stage === 'build') return ['tools/test.ts', 'build'];
  if (stage === 'e2e') return ['node_modules/@playwright/test/cli.js', 'test', ...files, '-x', '--reporter=json'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', stage, '--bail=1'];
  return [...vitest, '--reporter=json', `--outputFile.json=${report}`];
}

/** Playwright names its files by their place below its own folder. */
const fileOf = (stage: string, test: string): string => (stage === 'e2e' ? 'tests/e2e/' : '') + test.split(' ', 1)[0];

/** Runs tests in a copy of the project until one fails. */
export async function runTests(folder: string, run: TestRun): Promise<TestResult> {
  const report = join(folder, 'test-results', `${run.stage}-${Date.now()}.json`);
  const ending = await runLimited({
    folder,
    arguments: argumentsFor(run, report),
    environment: run.stage === 'e2e' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {},
    limitSeconds: limitOf(run),
  });
  const failedTest = ending === 'failed' ? (readReport(report, folder).failures[0] ?? null) : null;
  return { ending, failedTest, failedFile: failedTest && fileOf(run.stage, failedTest) };
}

export const describeRun = ({ stage, files }: TestRun): string =>
  stage === 'build' ? 'build' : `${stage}, ${files.length} ${files.length === 1 ? 'file' : 'files'}`;

/** About how long the tests of a run take from its start. */
export const expectWithStart = (run: TestRun): number =>
  expectSeconds(run) + (run.stage === 'build' ? 0 : startSeconds);
