import { listChangedFiles } from './changed-files.ts';
import { chooseTests, affectsAllTests } from './choose-tests.ts';
import { readImportGraph } from './import-graph.ts';
import { listFiles, testFilePatterns } from './list-files.ts';
import { type TestStage, testStages } from './test-stages.ts';
import { readStageTimes } from './stage-times.ts';

/** A stage with the test files to run; all of them if `files` is missing. */
export type PlannedStage = { stage: TestStage; files?: readonly string[] };

const patternByStage: Readonly<Record<string, string>> = testFilePatterns;

/** Plans the named stages and those that they need; without names all, the long ones only in the long run. */
export function planStages(names: readonly string[]): PlannedStage[] {
  const needed = testStages.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  const chosen = new Set([...names, ...needed]);
  const isWanted = ({ name, isLong }: TestStage) =>
    names.length === 0 ? !isLong || process.env.TEST_LONG !== undefined : chosen.has(name);
  return testStages.filter(isWanted).map((stage) => ({ stage }));
}

/** Plans the check and the tests that changes of these files can break. */
export function planTestsFor(changed: readonly string[]): PlannedStage[] {
  if (changed.length === 0) return [];
  if (changed.some(affectsAllTests)) return planStages([]);
  const chosen: Readonly<Record<string, readonly string[]>> = chooseTests(readImportGraph(), changed);
  const withTests = Object.keys(chosen).filter((name) => chosen[name]?.length);
  return planStages(['check', ...withTests]).map(({ stage }) => {
    const files = chosen[stage.name];
    return files ? { stage, files } : { stage };
  });
}

/** Plans `npm test -- changed`, and prints the changed files. */
export function planCurrentChange(): PlannedStage[] {
  const changed = listChangedFiles();
  console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Nothing differs from main.');
  const globalFiles = changed.filter(affectsAllTests);
  if (globalFiles.length > 0) console.log(`All tests are affected by ${globalFiles.join(', ')}`);
  return planTestsFor(changed);
}

/** Name under which a stage's time is saved: long runs have their own. */
export const stageTimeKey = (stage: TestStage): string => (process.env.TEST_LONG ? `${stage.name} long` : stage.name);

/** Estimates the time of each stage: its last time, times the share of files that run. */
export function estimateStageTimes(plan: readonly PlannedStage[]): { name: string; seconds: number }[] {
  const known = readStageTimes();
  return plan.map(({ stage, files }) => {
    const whole = known[stageTimeKey(stage)] ?? stage.seconds;
    const pattern = patternByStage[stage.name];
    const fileShare = files && pattern ? files.length / Math.max(1, listFiles(pattern).length) : 1;
    return { name: stage.name, seconds: whole * fileShare };
  });
}
