import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { loadJobFigures } from '../shared/jobs/job-figures.ts';

export type PartName = 'database' | 'search' | 'mail' | 'storage' | 'jobs';

/** How a part of the installation is now: `problem` is null where it works, `seconds` how long it took to say so. */
export type PartState = { name: PartName; kind: string; seconds: number; problem: string | null };

/** Seconds that a part has to answer. */
const patience = 5;

/** Seconds that a due job may wait before something is wrong with the jobs. */
const longestWait = 120;

const wait = (seconds: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${seconds} seconds`)), seconds * 1_000).unref();
  });

async function checkPart(name: PartName, kind: string, check: () => Promise<unknown>): Promise<PartState> {
  const began = performance.now();
  const problem = await Promise.race([check(), wait(patience)]).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message || error.name : String(error)),
  );
  return { name, kind, seconds: (performance.now() - began) / 1_000, problem };
}

async function checkJobs({ em }: Context): Promise<void> {
  const jobs = await loadJobFigures(em);
  const late = jobs.find(({ oldestSeconds }) => oldestSeconds > longestWait);
  if (late) throw new Error(`${late.name} has been waiting for ${Math.round(late.oldestSeconds / 60)} minutes`);
  const failed = jobs.filter(({ failed: count }) => count > 0);
  if (failed.length > 0) throw new Error(`given up: ${failed.map((job) => `${job.failed} ${job.name}`).join(', ')}`);
}

/** Asks each part of the installation whether it works, all at once. */
export function checkParts(context: Context): Promise<PartState[]> {
  const { em, services } = context;
  const { storage, mail, search } = services;
  return Promise.all([
    checkPart('database', 'PostgreSQL', () => query(em.fork(), sql`select 1`)),
    checkPart('search', search.name, () => search.inspect()),
    checkPart('mail', mail.kind, () => mail.check()),
    checkPart('storage', storage.kind, () => storage.check()),
    checkPart('jobs', 'Graphile Worker', () => checkJobs({ ...context, em: em.fork() })),
  ]);
}
