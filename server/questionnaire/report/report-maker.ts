import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ReportsBusy } from './reports-busy.ts';
import type { ReportContent } from './report-content.ts';

/** Reports that wait at most; a report takes some 50 ms. */
const mostWaiting = 1_000;

/** One core is left for everything else that the server answers. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));

export type ReportMaker = {
  /** Draws a report in a thread of its own; throws ReportsBusy where too many wait. */
  make: (content: ReportContent) => Promise<Uint8Array>;
  stop: () => Promise<void>;
};

/** A bounded pool of threads that draw reports; it starts with the first report and rests when there is none. */
export function createReportMaker(workerFile: string): ReportMaker {
  let pool: Piscina<ReportContent, Uint8Array> | null = null;
  const open = () =>
    new Piscina<ReportContent, Uint8Array>({
      filename: workerFile,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      maxQueue: mostWaiting,
    });
  return {
    make: async (content) => {
      pool ??= open();
      if (pool.queueSize >= mostWaiting) throw new ReportsBusy();
      return pool.run(content, { name: 'drawReport' });
    },
    stop: async () => pool?.destroy(),
  };
}
