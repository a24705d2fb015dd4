import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start/start-error.ts';
import { findFreePort } from './find-free-port.ts';
import {
  launchPostgres,
  type PostgresLaunch,
  type PostgresLaunchOptions,
  type PostgresProcess,
} from './postgres-process.ts';

/** A PostgreSQL that restarts until it is stopped. */
export type SupervisedPostgres = { port: number; stop(): Promise<void> };

/** Milliseconds that the first start waits for remains of an earlier crash to disappear. */
const firstStartTimeoutMs = 15_000;

/** Maximum milliseconds between two restart attempts. */
const maxRetryIntervalMs = 1_000;

/**
 * Starts PostgreSQL on a free port and restarts it on the same port if it ends before `stop` is called, so that
 * connection pools find it again. Throws StartError if the first start fails.
 */
export async function supervisePostgres(options: PostgresLaunchOptions): Promise<SupervisedPostgres> {
  const { port, first } = await startFirst(options);
  let running: PostgresProcess | null = first;
  const stopping = new AbortController();

  async function restart(): Promise<void> {
    for (
      let retryIntervalMs = 50;
      !stopping.signal.aborted;
      retryIntervalMs = Math.min(retryIntervalMs * 2, maxRetryIntervalMs)
    ) {
      const result = await tryLaunch({ ...options, abortSignal: stopping.signal }, port);
      if (!('remedy' in result)) {
        running = result;
        options.log('The database is running again');
        return;
      }
      if (stopping.signal.aborted) return;
      if (retryIntervalMs >= maxRetryIntervalMs)
        options.log(`The database does not start: ${result.reason}; trying again`);
      await sleep(retryIntervalMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function watch(): Promise<void> {
    while (running) {
      if (stopping.signal.aborted) shutDown(running);
      const cause = await running.exited;
      running = null;
      if (stopping.signal.aborted) return;
      options.log(`The database ended unexpectedly (${cause}); starting it again`);
      await restart();
    }
  }

  const watching = watch();
  return {
    port,
    stop: async () => {
      stopping.abort();
      if (running) shutDown(running);
      await watching;
    },
  };
}

async function startFirst(options: PostgresLaunchOptions): Promise<{ port: number; first: PostgresProcess }> {
  const deadline = Date.now() + firstStartTimeoutMs;
  for (;;) {
    const port = await findFreePort();
    const result = await launchPostgres(options, port);
    if (!('remedy' in result)) return { port, first: result };
    if (result.remedy === 'none' || Date.now() > deadline) {
      throw new StartError(`The database in ${options.location.folder} does not start: ${result.reason}`);
    }
    if (result.remedy === 'wait') await sleep(100);
  }
}

/** Turns errors into a retry: after a full disk, for example, there may be room again a minute later. */
async function tryLaunch(options: PostgresLaunchOptions, port: number): Promise<PostgresLaunch> {
  try {
    return await launchPostgres(options, port);
  } catch (error) {
    return { reason: String(error), remedy: 'wait' };
  }
}

/** Requests a fast shutdown, and an immediate one after a minute. Neither loses acknowledged changes. */
function shutDown({ child }: PostgresProcess): void {
  child.kill('SIGINT');
  const forceTimer = setTimeout(() => child.kill('SIGQUIT'), 60_000).unref();
  child.once('exit', () => clearTimeout(forceTimer));
}
