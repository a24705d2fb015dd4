import { chooseTests } from '../testing/choose-tests.ts';
import type { ImportGraph } from '../testing/import-graph.ts';
import { describeSeconds } from '../testing/stage-times.ts';
import type { Mutation } from './find-mutations.ts';
import type { ProjectCopy } from './project-copy.ts';
import { runLimited } from './run-limited.ts';
import { describeRun, expectWithStart, planRuns, runTests, type TestResult, type TestRun } from './test-stages.ts';

/** What became of a mutation; `catcher` is the stage and the test that failed. */
export type Outcome = { kind: 'caught'; catcher: string } | { kind: 'survived' } | { kind: 'not compiled' };

// An import that nothing uses any more is no reason to refuse a dropped check.
const lenient = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false', '--allowUnreachableCode', 'true'];
const kept = ['--incremental', '--tsBuildInfoFile', '.cache/mutate.tsbuildinfo'];
const compiler = ['node_modules/typescript/bin/tsc', '--noEmit', ...kept, ...lenient];

/** Whether the copy compiles as it stands. */
export async function compiles(folder: string): Promise<boolean> {
  return (await runLimited({ folder, arguments: compiler, limitSeconds: 600 })) === 'passed';
}

/** Files that were seen to pass without any mutation, so that their failing says something. */
export type Steady = Set<string>;

type Trial = { copy: ProjectCopy; graph: ImportGraph; steady: Steady };

/** The same tests on the unchanged sources: where they fail too, the machine or the test is at fault. */
async function holdsUnchanged({ copy, steady }: Trial, run: TestRun, { failedFile }: TestResult): Promise<boolean> {
  const files = failedFile ? [failedFile] : run.files;
  if (files.length > 0 && files.every((file) => steady.has(file))) return true;
  const { ending } = await runTests(copy.root, { ...run, files });
  if (ending === 'passed') for (const file of files) steady.add(file);
  return ending === 'passed';
}

function describeCatch(run: TestRun, { ending, failedTest }: TestResult): string {
  if (ending === 'stopped') return `${run.stage}: stopped, it took too long`;
  return `${run.stage}: ${failedTest ?? 'broke off without a failed test'}`;
}

/** Tests a mutation until a test fails that passes without it. Throws where the tests fail without it as well. */
export async function tryMutation(trial: Trial, mutation: Mutation): Promise<Outcome> {
  const { copy, graph } = trial;
  const undo = copy.change(mutation);
  try {
    if (!(await compiles(copy.root))) return { kind: 'not compiled' };
    for (const run of planRuns(chooseTests(graph, [mutation.path]))) {
      console.log(`     ${describeRun(run)}: about ${describeSeconds(expectWithStart(run))}`);
      const result = await runTests(copy.root, run);
      if (result.ending === 'passed') continue;
      undo();
      const catcher = describeCatch(run, result);
      if (result.ending === 'stopped' || (await holdsUnchanged(trial, run, result))) return { kind: 'caught', catcher };
      throw new Error(`Fails without a mutation too, so that mutations prove nothing: ${catcher}`);
    }
    return { kind: 'survived' };
  } finally {
    undo();
  }
}
