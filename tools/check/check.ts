import { runStep, type Step, type StepResult } from './run-step.ts';
import { steps } from './steps.ts';

/**
 * `npm run check` runs all steps, `npm run check -- types lint` those two.
 * One line a step with its time; what a failing step says follows in full.
 */
const atOnce = 2;

function chooseSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`);
    process.exit(2);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

function report({ step, passed, seconds, output }: StepResult): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s`);
  if (passed) return;
  console.log(`\n${output.trim()}\n`);
  if (step.mend) console.log(`${step.name}: mend it with ${step.mend}\n`);
}

async function runAll(chosen: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...chosen];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

const results = await runAll(chooseSteps(process.argv.slice(2)));
const failed = results.filter((result) => !result.passed).map((result) => result.step.name);
if (failed.length > 0) {
  console.log(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}
