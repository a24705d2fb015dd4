import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** One step of `npm run check`: a Node script or tool with its arguments, run on the same Node. */
export type Step = {
  name: string;
  script: string;
  arguments: readonly string[];
  /** The command that mends what the step finds, where there is one. */
  mend?: string;
};

export type StepResult = { step: Step; passed: boolean; seconds: number; output: string };

/** Runs a step in a process of its own and keeps what it says, to be shown when it fails. */
export function runStep(step: Step): Promise<StepResult> {
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
      // Some tools colour what they say wherever CI is set, whatever NO_COLOR says.
      const output = stripVTControlCharacters(Buffer.concat(chunks).toString());
      resolve({ step, passed: code === 0, seconds, output });
    });
  });
}
