import { chooseTests } from '../testing/choose-tests.ts';
import type { ImportGraph } from '../testing/import-graph.ts';
import { describeDuration } from '../testing/stage-times.ts';
import type { Mutation } from './find-mutations.ts';
import type { ProjectCopy } from './project-copy.ts';
import { runWithTimeLimit } from './run-with-time-limit.ts';
import {
  describeTestRun,
  estimateWithStartup,
  planTestRuns,
  runTestFiles,
  type TestRunResult,
  type TestRun,
} from './test-runs.ts';

/** Result of a mutation; `caughtBy` is the stage and test that failed. */
export type MutationOutcome = { kind: 'caught'; caughtBy: string } | { kind: 'survived' } | { kind: 'not compiled' };

// A removed check may leave an unused import, which must not count as a compile error.
const lenientFlags = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false', '--allowUnreachableCode', 'true'];
const incrementalFlags = ['--incremental', '--tsBuildInfoFile', '.cache/mutate.tsbuildinfo'];
const compiler = ['node_modules/typescript-7/bin/tsc', '--noEmit', ...incrementalFlags, ...lenientFlags];

/** Whether the copy compiles without a mutation. */
export async function doesCompile(folder: string): Promise<boolean> {
  return (await runWithTimeLimit({ folder, arguments: compiler, limitSeconds: 600 })) === 'passed';
}

/** Files that passed without a mutation, so that their failure is meaningful. */
export type PassingFiles = Set<string>;

type MutationTrial = { copy: ProjectCopy; graph: ImportGraph; passingFiles: PassingFiles };

/** Runs the same tests without the mutation: if they fail too, the machine or the test is at fault. */
async function passesWithoutMutation(
  { copy, passingFiles }: MutationTrial,
  run: TestRun,
  { failedFile }: TestRunResult,
): Promise<boolean> {
  const files = failedFile ? [failedFile] : run.files;
  if (files.length > 0 && files.every((file) => passingFiles.has(file))) return true;
  const { outcome } = await runTestFiles(copy.root, { ...run, files });
  if (outcome === 'passed') for (const file of files) passingFiles.add(file);
  return outcome === 'passed';
}

function describeFailedRun(run: TestRun, { outcome, failedTest }: TestRunResult): string {
  if (outcome === 'stopped') return `${run.stage}: stopped, it took too long`;
  return `${run.stage}: ${failedTest ?? 'broke off without a failed test'}`;
}

/** Tests a mutation until a test fails that passes without it. Throws if the tests fail without it too. */
export async function tryMutation(trial: MutationTrial, mutation: Mutation): Promise<MutationOutcome> {
  const { copy, graph } = trial;
  const undo = copy.applyMutation(mutation);
  try {
    if (!(await doesCompile(copy.root))) return { kind: 'not compiled' };
    for (const run of planTestRuns(chooseTests(graph, [mutation.path]))) {
      console.log(`     ${describeTestRun(run)}: about ${describeDuration(estimateWithStartup(run))}`);
      const result = await runTestFiles(copy.root, run);
      if (result.outcome === 'passed') continue;
      undo();
      const caughtBy = describeFailedRun(run, result);
      if (result.outcome === 'stopped' || (await passesWithoutMutation(trial, run, result)))
        return { kind: 'caught', caughtBy };
      throw new Error(`Fails without the mutation too, so mutations prove nothing: ${caughtBy}`);
    }
    return { kind: 'survived' };
  } finally {
    undo();
  }
}
