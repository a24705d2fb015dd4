import { spawn } from 'node:child_process';

/** How a program ended: well, with a failure, or stopped because it took too long. */
export type Ending = 'passed' | 'failed' | 'stopped';

type Program = {
  folder: string;
  arguments: readonly string[];
  environment?: Record<string, string>;
  limitSeconds: number;
};

/** What is given to tidy up before a program is killed. */
const graceMs = 10_000;

const running = new Set<number>();

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Ended meanwhile.
  }
}

/** Ends what is still running, with all that it started. */
export function endPrograms(): void {
  for (const pid of running) signalGroup(pid, 'SIGKILL');
}

function environmentFor(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { TEST_LONG: _, VITEST: __, ...environment } = process.env;
  // As in CI a test that fails is run once more, so that an unsteady one counts for nothing.
  return { ...environment, NODE_ENV: 'test', CI: 'true', ...own };
}

/** Runs a Node program in a group of its own and stops the whole group where it takes longer than its limit. */
export function runLimited({ folder, arguments: args, environment, limitSeconds }: Program): Promise<Ending> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    detached: true,
    env: environmentFor(environment),
    stdio: 'ignore',
  });
  const pid = child.pid;
  let isLate = false;
  let killing: NodeJS.Timeout | undefined;
  const limit = setTimeout(() => {
    isLate = true;
    if (!pid) return;
    signalGroup(pid, 'SIGTERM');
    killing = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
  }, limitSeconds * 1000);
  if (pid) running.add(pid);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      clearTimeout(killing);
      // What a stopped or failed run left behind ends with it.
      if (pid) signalGroup(pid, 'SIGKILL');
      if (pid) running.delete(pid);
      if (isLate) resolve('stopped');
      else resolve(code === 0 ? 'passed' : 'failed');
    });
  });
}
