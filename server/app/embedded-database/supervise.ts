import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { findFreePort } from './port.ts';
import {
  isFailure,
  type Launch,
  type LaunchFailure,
  launchPostgres,
  type PostgresProcess,
} from './postgres-process.ts';

export type SupervisedPostgres = { port: number; stop(): Promise<void> };

/** Milliseconds that the first start waits for what an earlier crash left behind. */
const patience = 15_000;

/** Milliseconds between two tries to start again, at most: what the former one left goes away by itself. */
const longestPause = 1_000;

/**
 * Starts PostgreSQL on a free port and keeps it running: if it ends before `stop` is called it is started again on the
 * same port, so that connection pools find it where it was.
 */
export async function supervisePostgres(launch: Launch): Promise<SupervisedPostgres> {
  const { port, first } = await startFirst(launch);
  let running: PostgresProcess | null = first;
  const stopping = new AbortController();

  async function startAgain(): Promise<void> {
    for (let pause = 50; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      const outcome = await tryLaunch({ ...launch, unwanted: stopping.signal }, port);
      if (!isFailure(outcome)) {
        running = outcome;
        launch.log('The database is running again');
        return;
      }
      if (stopping.signal.aborted) return;
      if (pause >= longestPause) launch.log(`The database does not start: ${outcome.reason}; trying again`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function watch(): Promise<void> {
    while (running) {
      if (stopping.signal.aborted) endInOrder(running);
      const cause = await running.exited;
      running = null;
      if (stopping.signal.aborted) return;
      launch.log(`The database ended unexpectedly (${cause}); starting it again`);
      await startAgain();
    }
  }

  const watching = watch();
  return {
    port,
    stop: async () => {
      stopping.abort();
      if (running) endInOrder(running);
      await watching;
    },
  };
}

async function startFirst(launch: Launch): Promise<{ port: number; first: PostgresProcess }> {
  const end = Date.now() + patience;
  for (;;) {
    const port = await findFreePort();
    const outcome = await launchPostgres(launch, port);
    if (!isFailure(outcome)) return { port, first: outcome };
    if (outcome.cure === 'none' || Date.now() > end) {
      throw new StartError(`The database in ${launch.place.location} does not start: ${outcome.reason}`);
    }
    if (outcome.cure === 'wait') await sleep(100);
  }
}

/** A full disk, say, must not end the supervision: it may have room again in a minute. */
async function tryLaunch(launch: Launch, port: number): Promise<PostgresProcess | LaunchFailure> {
  try {
    return await launchPostgres(launch, port);
  } catch (error) {
    return { reason: String(error), cure: 'wait' };
  }
}

/** In order within a minute, at once after it; either way nothing that was acknowledged is lost. */
function endInOrder({ child }: PostgresProcess): void {
  child.kill('SIGINT');
  const insist = setTimeout(() => child.kill('SIGQUIT'), 60_000).unref();
  child.once('exit', () => clearTimeout(insist));
}
