import { addCounts, type Count, describeCount, noTests } from './testing/count-tests.ts';
import { type Stage, type StageResult, stages, uncounted } from './testing/stages.ts';

/**
 * `npm test` runs every stage, `npm test -- unit api` those two, `npm run test:long` all with the generated and
 * crash tests at their full counts. The last line is the number of tests.
 */
const names = process.argv.slice(2).filter((argument) => argument !== '--long');
const isLong = process.argv.includes('--long');

function chooseStages(): readonly Stage[] {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(`No stage ${unknown.join(', ')}. Stages: ${stages.map((stage) => stage.name).join(', ')}`);
    process.exit(2);
  }
  if (names.length === 0) return stages;
  const needed = new Set(stages.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs));
  return stages.filter(({ name }) => names.includes(name) || needed.has(name));
}

const notRun: StageResult = { passed: false, ...uncounted };

/** A stage that failed without a failing test (a crash, a missing browser) counts as one failure. */
function countStage(passed: boolean, tests: Count): Count {
  return passed || tests.failed > 0 ? tests : addCounts(tests, { ...noTests, failed: 1 });
}

async function runStages(chosen: readonly Stage[]): Promise<Count> {
  let total = noTests;
  const failed = new Set<string>();
  const lines: string[] = [];
  for (const { name, needs = [], run } of chosen) {
    const startedAt = performance.now();
    console.log(`\n== ${name}`);
    const missing = needs.filter((need) => failed.has(need));
    if (missing.length > 0) console.error(`${name} cannot run without ${missing.join(', ')}`);
    const { passed, tests, failures, unsteady } = missing.length > 0 ? notRun : await run();
    if (!passed) failed.add(name);
    const count = countStage(passed, tests);
    total = addCounts(total, count);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
    lines.push(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(8)}${seconds} s  ${describeCount(count)}`);
    lines.push(...failures.map((test) => `       failed: ${test}`));
    lines.push(...unsteady.map((test) => `       unsteady, passed at its second attempt: ${test}`));
  }
  console.log(`\n${lines.join('\n')}`);
  return total;
}

process.env.TEST_SEED ??= isLong ? String(Math.floor(Math.random() * 2 ** 31)) : '20261121';
if (isLong) process.env.TEST_LONG = '1';
console.log(`Seed ${process.env.TEST_SEED}${isLong ? ', full counts' : ''}`);
const total = await runStages(chooseStages());
console.log(`\n${describeCount(total)}`);
if (total.failed > 0) process.exitCode = 1;
