import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start/start-error.ts';
import { makePidFileHarmless, isPostgresRunning, readPidFile } from './pid-file.ts';

/** PostgreSQL's fast shutdown, then its immediate shutdown, which recovers at the next start. */
const shutdownSteps = [
  { signal: 'SIGINT', seconds: 60 },
  { signal: 'SIGQUIT', seconds: 15 },
] as const;

/**
 * Stops the PostgreSQL that a killed server left behind. The caller holds the folder lock, so it cannot belong to a
 * live server. A stale pid file is made harmless, never deleted.
 */
export async function stopLeftoverPostgres(clusterFolder: string, log: (line: string) => void): Promise<void> {
  const pidFile = readPidFile(clusterFolder);
  if (!pidFile) return;
  if (isPostgresRunning(pidFile.pid, clusterFolder)) {
    log(`Stopping the database that an earlier run left behind (process ${pidFile.pid})`);
    await stop(pidFile.pid, clusterFolder);
  }
  if (readPidFile(clusterFolder)) makePidFileHarmless(clusterFolder);
}

async function stop(pid: number, clusterFolder: string): Promise<void> {
  for (const { signal, seconds } of shutdownSteps) {
    if (!sendSignal(pid, signal)) return;
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline) {
      if (!isPostgresRunning(pid, clusterFolder)) return;
      await sleep(20);
    }
  }
  throw new StartError(`The database that an earlier run left behind (process ${pid}) does not stop: end it by hand`);
}

/** Returns false if the process has already ended. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw new StartError(
      `The database that an earlier run left behind (process ${pid}) belongs to another user: end it by hand`,
    );
  }
}
