import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type NpmRun = { process: ChildProcess; output: string[]; exited: Promise<number | string> };

const root = join(import.meta.dirname, '..', '..');
const started = new Set<ChildProcess>();

/** A real `npm start` with only these environment variables. */
export function runNpmStart(variables: Record<string, string>): NpmRun {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn('npm', ['--silent', 'start'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, RATE_LIMIT: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  started.add(child);
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const exited = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return { process: child, output, exited };
}

/** Waits for /readyz, including a build. */
export async function waitUntilReady(address: string, { output, process: child }: NpmRun): Promise<void> {
  const end = performance.now() + 150_000;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`not ready:\n${output.join('')}`);
    await sleep(50);
  }
}

export async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/** Ends what a failed test left running: npm and, in the same group, the server. */
export function endAllRuns(): void {
  for (const { pid } of started) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // it has already ended
    }
  }
  started.clear();
}
