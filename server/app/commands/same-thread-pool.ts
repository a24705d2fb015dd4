import type { ThreadPool } from '../../shared/threads/index.ts';
import { runTask } from '../thread-worker.ts';

/** Runs thread tasks in this thread: a command serves no requests that they could delay. */
export const sameThreadPool: ThreadPool = {
  run: async (name, input) => runTask({ name, input } as Parameters<typeof runTask>[0]) as never,
  stop: async () => {},
};
