import { addTestCounts, type TestCount, describeTestCount, zeroTestCount } from './testing/test-count.ts';
import {
  estimateStageTimes,
  type PlannedStage,
  planCurrentChange,
  planStages,
  stageTimeKey,
} from './testing/test-plan.ts';
import { emptyTestReport, type TestTime } from './testing/read-test-report.ts';
import { describeSlowestTests, describeStageStart, saveStageTime } from './testing/stage-times.ts';
import { type TestStageResult, testStages } from './testing/test-stages.ts';

/**
 * `npm test` runs all stages, `npm test -- unit api` only those two, `npm test -- changed` what the current change can
 * break, `npm run test:long` everything with generated and crash tests at full counts. The last line is the number of
 * tests.
 */
const names = process.argv.slice(2).filter((argument) => argument !== '--long');
const isLong = process.argv.includes('--long');
const slowestCount = 10;
const nameWidth = Math.max(...testStages.map(({ name }) => name.length));

function makePlan(): readonly PlannedStage[] {
  if (names.length === 1 && names[0] === 'changed') return planCurrentChange();
  const unknown = names.filter((name) => !testStages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = testStages.map((stage) => stage.name).join(', ');
    console.error(`No stage ${unknown.join(', ')}. Stages: ${known}; or changed alone`);
    process.exit(2);
  }
  return planStages(names);
}

const notRunResult: TestStageResult = { passed: false, ...emptyTestReport };

/** A stage that failed without a failing test (a crash, a missing browser) counts as one failure. */
function countStageTests(passed: boolean, tests: TestCount): TestCount {
  return passed || tests.failed > 0 ? tests : addTestCounts(tests, { ...zeroTestCount, failed: 1 });
}

async function runPlan(plan: readonly PlannedStage[]): Promise<TestCount> {
  let total = zeroTestCount;
  const failed = new Set<string>();
  const lines: string[] = [];
  const times: TestTime[] = [];
  const estimates = estimateStageTimes(plan);
  for (const [index, { stage, files }] of plan.entries()) {
    const { name, needs = [], run } = stage;
    const startedAt = performance.now();
    console.log(`\n== ${describeStageStart(estimates, index)}`);
    const missing = needs.filter((need) => failed.has(need));
    if (missing.length > 0) console.error(`${name} cannot run without ${missing.join(', ')}`);
    const result = missing.length > 0 ? notRunResult : await run(files);
    const { passed, tests, failures, flaky } = result;
    if (!passed) failed.add(name);
    const count = countStageTests(passed, tests);
    total = addTestCounts(total, count);
    const seconds = (performance.now() - startedAt) / 1000;
    // An up-to-date build takes no time.
    if (passed && !files && seconds > 1) saveStageTime(stageTimeKey(stage), seconds);
    times.push(...result.times);
    lines.push(
      `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(nameWidth)}${seconds.toFixed(1).padStart(6)} s  ${describeTestCount(count)}`,
    );
    lines.push(...failures.map((test) => `       failed: ${test}`));
    lines.push(...flaky.map((test) => `       flaky, passed at its second attempt: ${test}`));
  }
  console.log(`\n${[...describeSlowestTests(times, slowestCount), '', ...lines].join('\n')}`);
  return total;
}

process.env.TEST_SEED ??= isLong ? String(Math.floor(Math.random() * 2 ** 31)) : '20261121';
if (isLong) process.env.TEST_LONG = '1';
console.log(`Seed ${process.env.TEST_SEED}${isLong ? ', full counts' : ''}`);
const total = await runPlan(makePlan());
console.log(`\n${describeTestCount(total)}`);
if (total.failed > 0) process.exitCode = 1;
