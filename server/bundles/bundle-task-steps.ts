import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, NotFound, Errors } from '../shared/errors/index.ts';
import { enqueueJob } from '../shared/jobs/enqueue-job.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { type BundleStep, type BundleTask, isInProgress, lockBundleTasks, selectBundleTasks } from './bundle-task.ts';

declare module '../shared/jobs/job-payloads.ts' {
  interface JobPayloads {
    'run-bundle-task': { taskID: number };
  }
}

const bundleJobName = 'run-bundle-task';

const stepsOfSameKind = (step: BundleStep): readonly BundleStep[] =>
  step === 'export' ? ['export'] : ['check', 'import'];

/** Only one task runs at a time, since each reads or writes the whole site. 409 V_07 `bundle`. */
export function requireNoTaskInProgress(tasks: readonly BundleTask[]): void {
  if (tasks.some(isInProgress)) throw InvalidInput.of(Errors.invalidState, 'bundle');
}

/** Deletes the previous tasks of the same kind. Returns the keys of files that are no longer used. */
export async function removePreviousTasks(tx: Transaction, step: BundleStep): Promise<string[]> {
  await lockBundleTasks(tx.em);
  const tasks = await selectBundleTasks(tx.em, sql`where true`);
  requireNoTaskInProgress(tasks);
  const previous = tasks.filter((task) => stepsOfSameKind(step).includes(task.step));
  await query(tx.em, sql`delete from bundle_task where id = any(${previous.map(({ id }) => id)}::int[])`);
  return previous.flatMap(({ fileKey }) => fileKey ?? []);
}

/** Queues the job of a task, which starts after the commit. The task records its own failures. */
export const enqueueBundleTask = (em: EntityManager, taskID: number): Promise<void> =>
  enqueueJob(em, bundleJobName, { taskID });

/** Returns the task, with all tasks locked. 404 V_12 `bundle.id`. */
export async function lockBundleTask(tx: Transaction, id: number): Promise<BundleTask> {
  await lockBundleTasks(tx.em);
  const [task] = await selectBundleTasks(tx.em, sql`where id = ${id}`);
  if (!task) throw new NotFound(Errors.invalid, 'bundle.id');
  return task;
}

/** Called after the commit, so that nobody waits for an unavailable store. The hourly sweep removes what is left. */
export async function removeBundleFiles(storage: StorageEngine, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key).catch(() => {});
}
