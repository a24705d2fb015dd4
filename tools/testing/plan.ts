import { listChangedFiles } from './changed-files.ts';
import { chooseTests, isAboutEverything } from './choose-tests.ts';
import { readImportGraph } from './import-graph.ts';
import { listFiles, testFiles } from './list-files.ts';
import { type Stage, stages } from './stages.ts';
import { readStageTimes } from './stage-times.ts';

/** A stage of a run, with the test files of it that are run; all of them where none is named. */
export type PlannedStage = { stage: Stage; files?: readonly string[] };

const filesOf: Readonly<Record<string, string>> = testFiles;

/** The stages of these names and those that they need; all of them where none is named. */
export function planStages(names: readonly string[]): PlannedStage[] {
  const needed = stages.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  const chosen = new Set([...names, ...needed]);
  return stages.filter(({ name }) => names.length === 0 || chosen.has(name)).map((stage) => ({ stage }));
}

/** The check, and the tests that these files can break. */
export function planChanged(changed: readonly string[]): PlannedStage[] {
  if (changed.length === 0) return [];
  if (changed.some(isAboutEverything)) return planStages([]);
  const chosen: Readonly<Record<string, readonly string[]>> = chooseTests(readImportGraph(), changed);
  const withTests = Object.keys(chosen).filter((name) => chosen[name]?.length);
  return planStages(['check', ...withTests]).map(({ stage }) => {
    const files = chosen[stage.name];
    return files ? { stage, files } : { stage };
  });
}

/** The plan of `npm test -- changed`, and what it goes by. */
export function planPresentChange(): PlannedStage[] {
  const changed = listChangedFiles();
  console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Nothing differs from main.');
  const everyones = changed.filter(isAboutEverything);
  if (everyones.length > 0) console.log(`All tests are about ${everyones.join(', ')}`);
  return planChanged(changed);
}

/** The name under which the time of a stage is kept: the long tests have another one. */
export const timeName = (stage: Stage): string => (process.env.TEST_LONG ? `${stage.name} long` : stage.name);

/** What each stage is expected to take: the time of the last run, by the part of its files that are run. */
export function expectTimes(plan: readonly PlannedStage[]): { name: string; seconds: number }[] {
  const known = readStageTimes();
  return plan.map(({ stage, files }) => {
    const whole = known[timeName(stage)] ?? stage.seconds;
    const pattern = filesOf[stage.name];
    const share = files && pattern ? files.length / Math.max(1, listFiles(pattern).length) : 1;
    return { name: stage.name, seconds: whole * share };
  });
}
