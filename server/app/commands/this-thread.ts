import type { ThreadPool } from '../../shared/threads/index.ts';
import { runTask } from '../thread-worker.ts';

/** For a command, which serves nobody meanwhile: runs what the server leaves to its threads. */
export const thisThread: ThreadPool = {
  run: async (name, input) => runTask({ name, input } as Parameters<typeof runTask>[0]) as never,
  stop: async () => {},
};
