import { spawn } from 'node:child_process';

/** How a program ended: successfully, with a failure, or stopped after the time limit. */
export type RunOutcome = 'passed' | 'failed' | 'stopped';

type LimitedProgram = {
  folder: string;
  arguments: readonly string[];
  environment?: Record<string, string>;
  limitSeconds: number;
};

/** Milliseconds for cleaning up before a program is killed. */
const graceMs = 10_000;

const running = new Set<number>();

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Kills all running programs with their children. */
export function killPrograms(): void {
  for (const pid of running) signalGroup(pid, 'SIGKILL');
}

function environmentFor(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { TEST_LONG: _, VITEST: __, ...environment } = process.env;
  // As in CI, a failed test is retried once, so that a flaky one does not count.
  return { ...environment, NODE_ENV: 'test', CI: 'true', ...own };
}

/** Runs a Node program in its own process group and stops the whole group after the time limit. */
export function runWithTimeLimit({
  folder,
  arguments: args,
  environment,
  limitSeconds,
}: LimitedProgram): Promise<RunOutcome> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    detached: true,
    env: environmentFor(environment),
    stdio: 'ignore',
  });
  const pid = child.pid;
  let isTimedOut = false;
  let killTimer: NodeJS.Timeout | undefined;
  const limit = setTimeout(() => {
    isTimedOut = true;
    if (!pid) return;
    signalGroup(pid, 'SIGTERM');
    killTimer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
  }, limitSeconds * 1000);
  if (pid) running.add(pid);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      clearTimeout(killTimer);
      // Kills remaining children of a stopped or failed run.
      if (pid) signalGroup(pid, 'SIGKILL');
      if (pid) running.delete(pid);
      if (isTimedOut) resolve('stopped');
      else resolve(code === 0 ? 'passed' : 'failed');
    });
  });
}
