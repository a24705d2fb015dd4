import { addCounts, type Count, describeCount, noTests } from './testing/count-tests.ts';
import { expectTimes, type PlannedStage, planPresentChange, planStages, timeName } from './testing/plan.ts';
import { emptyReport, type TestTime } from './testing/read-report.ts';
import { describeSlowest, describeStart, keepStageTime } from './testing/stage-times.ts';
import { type StageResult, stages } from './testing/stages.ts';

/**
 * `npm test` runs every stage, `npm test -- unit api` those two, `npm test -- changed` what the present change can
 * break, `npm run test:long` all with the generated and crash tests at their full counts. The last line is the number
 * of tests.
 */
const names = process.argv.slice(2).filter((argument) => argument !== '--long');
const isLong = process.argv.includes('--long');
const slowestCount = 10;

function makePlan(): readonly PlannedStage[] {
  if (names.length === 1 && names[0] === 'changed') return planPresentChange();
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = stages.map((stage) => stage.name).join(', ');
    console.error(`No stage ${unknown.join(', ')}. Stages: ${known}; or changed alone`);
    process.exit(2);
  }
  return planStages(names);
}

const notRun: StageResult = { passed: false, ...emptyReport };

/** A stage that failed without a failing test (a crash, a missing browser) counts as one failure. */
function countStage(passed: boolean, tests: Count): Count {
  return passed || tests.failed > 0 ? tests : addCounts(tests, { ...noTests, failed: 1 });
}

async function runPlan(plan: readonly PlannedStage[]): Promise<Count> {
  let total = noTests;
  const failed = new Set<string>();
  const lines: string[] = [];
  const times: TestTime[] = [];
  const expected = expectTimes(plan);
  for (const [index, { stage, files }] of plan.entries()) {
    const { name, needs = [], run } = stage;
    const startedAt = performance.now();
    console.log(`\n== ${describeStart(expected, index)}`);
    const missing = needs.filter((need) => failed.has(need));
    if (missing.length > 0) console.error(`${name} cannot run without ${missing.join(', ')}`);
    const result = missing.length > 0 ? notRun : await run(files);
    const { passed, tests, failures, unsteady } = result;
    if (!passed) failed.add(name);
    const count = countStage(passed, tests);
    total = addCounts(total, count);
    const seconds = (performance.now() - startedAt) / 1000;
    // A build that is there already takes none.
    if (passed && !files && seconds > 1) keepStageTime(timeName(stage), seconds);
    times.push(...result.times);
    lines.push(
      `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(8)}${seconds.toFixed(1).padStart(6)} s  ${describeCount(count)}`,
    );
    lines.push(...failures.map((test) => `       failed: ${test}`));
    lines.push(...unsteady.map((test) => `       unsteady, passed at its second attempt: ${test}`));
  }
  console.log(`\n${[...describeSlowest(times, slowestCount), '', ...lines].join('\n')}`);
  return total;
}

process.env.TEST_SEED ??= isLong ? String(Math.floor(Math.random() * 2 ** 31)) : '20261121';
if (isLong) process.env.TEST_LONG = '1';
console.log(`Seed ${process.env.TEST_SEED}${isLong ? ', full counts' : ''}`);
const total = await runPlan(makePlan());
console.log(`\n${describeCount(total)}`);
if (total.failed > 0) process.exitCode = 1;
