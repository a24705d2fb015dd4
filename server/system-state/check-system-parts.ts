import type { Context } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { loadJobStats } from '../shared/jobs/job-stats.ts';

export type SystemPartName = 'database' | 'search' | 'mail' | 'storage' | 'jobs';

/** State of a part of the installation: `problem` is null if it works, `seconds` is the time of the check. */
export type SystemPartState = { name: SystemPartName; kind: string; seconds: number; problem: string | null };

/** Time that the check of a part may take. */
const timeoutSeconds = 5;

/** Time that a due job may wait before the jobs count as failing. */
const maxJobWaitSeconds = 120;

const rejectAfter = (seconds: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no response within ${seconds} seconds`)), seconds * 1_000).unref();
  });

async function checkSystemPart(
  name: SystemPartName,
  kind: string,
  check: () => Promise<unknown>,
): Promise<SystemPartState> {
  const began = performance.now();
  const problem = await Promise.race([check(), rejectAfter(timeoutSeconds)]).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message || error.name : String(error)),
  );
  return { name, kind, seconds: (performance.now() - began) / 1_000, problem };
}

async function checkJobs({ em }: Context): Promise<void> {
  const jobs = await loadJobStats(em);
  const late = jobs.find(({ oldestSeconds }) => oldestSeconds > maxJobWaitSeconds);
  if (late) throw new Error(`${late.name} has been waiting for ${Math.round(late.oldestSeconds / 60)} minutes`);
  const failed = jobs.filter(({ failed: count }) => count > 0);
  if (failed.length > 0) throw new Error(`given up: ${failed.map((job) => `${job.failed} ${job.name}`).join(', ')}`);
}

/** Checks all parts of the installation in parallel. */
export function checkSystemParts(context: Context): Promise<SystemPartState[]> {
  const { em, services } = context;
  const { storage, mail, search } = services;
  return Promise.all([
    checkSystemPart('database', 'PostgreSQL', () => query(em.fork(), sql`select 1`)),
    checkSystemPart('search', search.name, () => search.inspect()),
    checkSystemPart('mail', mail.kind, () => mail.check()),
    checkSystemPart('storage', storage.kind, () => storage.check()),
    checkSystemPart('jobs', 'Graphile Worker', () => checkJobs({ ...context, em: em.fork() })),
  ]);
}
