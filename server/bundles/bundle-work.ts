import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput, NotFound } from '../shared/errors/index.ts';
import { enqueueJob } from '../shared/jobs/enqueue-job.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { type BundleStep, type BundleTask, isUnderWay, lockTasks, selectTasks } from './bundle-task.ts';

const bundleJob = 'run-bundle-task';

const stepsOf = (step: BundleStep): readonly BundleStep[] => (step === 'export' ? ['export'] : ['check', 'import']);

/** One at a time: each reads or writes the whole site. 409 V_07 `bundle`. */
export function refuseWhileUnderWay(tasks: readonly BundleTask[]): void {
  if (tasks.some(isUnderWay)) throw InvalidInput.of('V_07', 'bundle');
}

/** Makes room for a new task by removing the last one of its kind; answers the keys of files that are nobody's now. */
export async function makeRoom(tx: Transaction, step: BundleStep): Promise<string[]> {
  await lockTasks(tx.em);
  const tasks = await selectTasks(tx.em, sql`where true`);
  refuseWhileUnderWay(tasks);
  const old = tasks.filter((task) => stepsOf(step).includes(task.step));
  await query(tx.em, sql`delete from bundle_task where id = any(${old.map(({ id }) => id)}::int[])`);
  return old.flatMap(({ fileKey }) => fileKey ?? []);
}

/** Has a task run as soon as the transaction is committed; what fails tells so itself. */
export const startWork = (em: EntityManager, taskID: number): Promise<void> => enqueueJob(em, bundleJob, { taskID });

/** The task, locked with all others. 404 V_12 `bundle.id`. */
export async function lockTask(tx: Transaction, id: number): Promise<BundleTask> {
  await lockTasks(tx.em);
  const [task] = await selectTasks(tx.em, sql`where id = ${id}`);
  if (!task) throw new NotFound('V_12', 'bundle.id');
  return task;
}

/** After the commit, so nobody waits for a store that is away: the sweep of the hour removes what is left. */
export async function removeFiles(storage: StorageEngine, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key).catch(() => {});
}
