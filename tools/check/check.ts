import { runCheckStep, type CheckStep, type CheckStepResult } from './run-check-step.ts';
import { checkSteps } from './check-steps.ts';

/**
 * `npm run check` runs all steps, `npm run check -- types lint` only those two. Prints one line per step with its time,
 * and the full output of failed steps.
 */
const maxConcurrent = 2;

function chooseSteps(names: readonly string[]): readonly CheckStep[] {
  const unknown = names.filter((name) => !checkSteps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(', ')}. Steps: ${checkSteps.map((step) => step.name).join(', ')}`);
    process.exit(2);
  }
  return names.length === 0 ? checkSteps : checkSteps.filter((step) => names.includes(step.name));
}

function report({ step, passed, seconds, output }: CheckStepResult): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s`);
  if (passed) return;
  console.log(`\n${output.trim()}\n`);
  if (step.fixCommand) console.log(`${step.name}: fix it with ${step.fixCommand}\n`);
}

async function runAll(chosenSteps: readonly CheckStep[]): Promise<CheckStepResult[]> {
  const remaining = [...chosenSteps];
  const results: CheckStepResult[] = [];
  const work = async () => {
    for (let step = remaining.shift(); step; step = remaining.shift()) {
      const result = await runCheckStep(step);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  return results;
}

const results = await runAll(chooseSteps(process.argv.slice(2)));
const failed = results.filter((result) => !result.passed).map((result) => result.step.name);
if (failed.length > 0) {
  console.log(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}
