import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { disarmPidFile, isServing, readPidFile } from './pid-file.ts';

/** PostgreSQL's own signals: end now but in order; end at once and recover at the next start. */
const ways = [
  { signal: 'SIGINT', seconds: 60 },
  { signal: 'SIGQUIT', seconds: 15 },
] as const;

/**
 * Stops the PostgreSQL that a killed server left behind. Called with the folder's lock held, so it cannot be a living
 * server's. A pid file that nobody stands behind is made harmless, never deleted.
 */
export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<void> {
  const found = readPidFile(cluster);
  if (!found) return;
  if (isServing(found.pid, cluster)) {
    log(`Stopping the database that an earlier run left behind (process ${found.pid})`);
    await stop(found.pid, cluster);
  }
  if (readPidFile(cluster)) disarmPidFile(cluster);
}

async function stop(pid: number, cluster: string): Promise<void> {
  for (const { signal, seconds } of ways) {
    if (!send(pid, signal)) return;
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      if (!isServing(pid, cluster)) return;
      await sleep(20);
    }
  }
  throw new StartError(`The database that an earlier run left behind (process ${pid}) does not stop: end it by hand`);
}

/** False: it is gone already. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw new StartError(
      `The database that an earlier run left behind (process ${pid}) belongs to another user: end it by hand`,
    );
  }
}
