import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ReportsBusy } from './reports-busy.ts';
import type { ReportContent } from './report-content.ts';

/** Most reports that wait; one takes about 50 ms. */
const maxWaiting = 1_000;

/** One core is left for the rest of the server. */
const maxThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

export type ReportRenderer = {
  /** Renders a report in a thread. Throws ReportsBusy if too many are waiting. */
  render: (content: ReportContent) => Promise<Uint8Array>;
  stop: () => Promise<void>;
};

/** Creates a pool of threads that render reports. It starts with the first report and stops when idle. */
export function createReportRenderer(workerFile: string): ReportRenderer {
  let pool: Piscina<ReportContent, Uint8Array> | null = null;
  const openPool = () =>
    new Piscina<ReportContent, Uint8Array>({
      filename: workerFile,
      minThreads: 0,
      maxThreads,
      idleTimeout: 60_000,
      maxQueue: maxWaiting,
    });
  return {
    render: async (content) => {
      pool ??= openPool();
      if (pool.queueSize >= maxWaiting) throw new ReportsBusy();
      return pool.run(content, { name: 'renderReport' });
    },
    stop: async () => pool?.destroy(),
  };
}
