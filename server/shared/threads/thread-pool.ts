import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '../errors/index.ts';

/** Work on long texts by name, each from one input to one result; each feature declares its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface ThreadTasks {}

type TaskName = keyof ThreadTasks;
type Input<Name extends TaskName> = Parameters<ThreadTasks[Name]>[0];
type Result<Name extends TaskName> = Awaited<ReturnType<ThreadTasks[Name]>>;

declare module '../context.ts' {
  interface Services {
    threads: ThreadPool;
  }
}

/** Texts that are longer together are worked on in a thread, so that the event loop serves others meanwhile (characters). */
export const longestOnEventLoop = 64 * 1024;

/** Tasks that wait at most; the longest takes about a second. */
const maxQueue = 32;

/** One core is left for the event loop. */
const maxThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

/** 503 with the seconds to wait: too many tasks wait for a thread. */
class ThreadsBusy extends AppError {
  constructor() {
    super(503, [{ code: 'G_01', property: '' }], 5);
  }
}

export type ThreadPool = {
  /** Runs a task in a thread; throws ThreadsBusy where too many wait. */
  run: <Name extends TaskName>(name: Name, input: Input<Name>) => Promise<Result<Name>>;
  stop: () => Promise<void>;
};

/** A bounded pool of threads that starts with the first task; `workerFile` exports `runTask`. */
export function createThreadPool(workerFile: string): ThreadPool {
  let pool: Piscina | null = null;
  const open = () => new Piscina({ filename: workerFile, minThreads: 0, maxThreads, maxQueue, idleTimeout: 60_000 });
  return {
    run: async (name, input) => {
      pool ??= open();
      if (pool.queueSize >= maxQueue) throw new ThreadsBusy();
      return (await pool.run({ name, input }, { name: 'runTask' })) as never;
    },
    stop: async () => pool?.destroy(),
  };
}
