import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError, Errors } from '../errors/index.ts';

/** CPU-heavy tasks by name, each with one input and result; features declare their own. */
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

/** Texts longer than this in total are processed in a thread, so that the event loop stays free (characters). */
export const maxEventLoopTextLength = 64 * 1024;

/** Maximum number of waiting tasks; the longest takes about a second. */
const maxQueue = 32;

/** Leaves one core for the event loop. */
const maxThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

/** 503 with a retry time: too many tasks wait for a thread. */
class ThreadsBusy extends AppError {
  constructor() {
    super(503, [{ code: Errors.general, property: '' }], 5);
  }
}

/** Runs tasks in threads. */
export type ThreadPool = {
  /** Runs a task in a thread. Throws ThreadsBusy if too many wait. */
  run: <Name extends TaskName>(name: Name, input: Input<Name>) => Promise<Result<Name>>;
  stop: () => Promise<void>;
};

/** Creates a thread pool that starts with its first task; `workerFile` exports `runTask`. */
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
