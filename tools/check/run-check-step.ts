import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A step of `npm run check`: a Node script with arguments, run on the same Node. */
export type CheckStep = {
  name: string;
  script: string;
  arguments: readonly string[];
  /** Command that fixes the findings, if there is one. */
  fixCommand?: string;
};

/** Result of a step. */
export type CheckStepResult = { step: CheckStep; passed: boolean; seconds: number; output: string };

/** Runs a step in its own process and collects its output. */
export function runCheckStep(step: CheckStep): Promise<CheckStepResult> {
  const startedAt = performance.now();
  const { FORCE_COLOR: _, ...environment } = process.env;
  const child = spawn(process.execPath, [step.script, ...step.arguments], {
    env: { ...environment, NODE_ENV: 'test', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - startedAt) / 1000;
      // Some tools colour their output if CI is set, regardless of NO_COLOR.
      const output = stripVTControlCharacters(Buffer.concat(chunks).toString());
      resolve({ step, passed: code === 0, seconds, output });
    });
  });
}
