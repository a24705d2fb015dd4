import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import type { BundleChoice } from './bundle-choice.ts';
import type { BundleProblem } from './bundle-error.ts';
import type { ImportReport } from './import-report.ts';

/** What a task does. */
export type BundleStep = 'export' | 'check' | 'import';
export type BundleTaskState = 'waiting' | 'working' | 'done' | 'failed';

/** An export, or a file that was uploaded, checked and perhaps imported. */
export type BundleTask = {
  id: number;
  step: BundleStep;
  state: BundleTaskState;
  /** What is exported; null for an import. */
  choice: BundleChoice | null;
  fileName: string;
  /** Null before its file is there, and after it was removed. */
  fileKey: string | null;
  bytes: number;
  /** Counts rows and files in an export, otherwise bytes. */
  done: number;
  total: number;
  report: ImportReport | null;
  problem: BundleProblem | null;
  madeBy: number | null;
  createdAt: string;
  finishedAt: string | null;
};

/** A PostgreSQL interval: a task without a heartbeat for this long has ended with its process. */
const heartbeatTimeout = sql`interval '1 minute'`;
const isStalled = sql`(state = 'working' and beat_at < clock_timestamp() - ${heartbeatTimeout})`;
const interruptedProblem: BundleProblem = { reason: 'interrupted', place: '' };

const selectTask = sql`
  select id, step, case when ${isStalled} then 'failed' else state end as state, choice, file_name as "fileName",
         file_key as "fileKey", bytes::float8 as bytes, done::float8 as done, total::float8 as total, report,
         case when ${isStalled} then ${JSON.stringify(interruptedProblem)}::jsonb else problem end as problem,
         made_by as "madeBy", to_json(created_at) #>> '{}' as "createdAt", to_json(finished_at) #>> '{}' as "finishedAt"
    from bundle_task`;

/** Returns tasks by id. `clause` adds conditions. */
export function selectBundleTasks(em: EntityManager, clause: RawBuilder<unknown>): Promise<BundleTask[]> {
  return query(em, sql<BundleTask>`${selectTask} ${clause} order by id`);
}

/** Returns a task, or null. */
export async function findBundleTask(em: EntityManager, id: number): Promise<BundleTask | null> {
  const [task] = await selectBundleTasks(em, sql`where id = ${id}`);
  return task ?? null;
}

/** Whether a task is waiting or running. */
export const isInProgress = ({ state }: BundleTask): boolean => state === 'waiting' || state === 'working';

/** Prevents others from starting or finishing a task until the transaction ends. */
export async function lockBundleTasks(em: EntityManager): Promise<void> {
  await query(em, sql`lock table bundle_task in share row exclusive mode`);
}

type NewBundleTask = Pick<BundleTask, 'step' | 'fileName' | 'fileKey' | 'bytes' | 'madeBy'> & { choice?: BundleChoice };

/** Inserts a waiting task. Returns its id. */
export async function insertBundleTask(em: EntityManager, task: NewBundleTask): Promise<number> {
  const { step, fileName, fileKey, bytes, madeBy, choice } = task;
  const [row] = await query(
    em,
    sql<{ id: number }>`
      insert into bundle_task (step, file_name, file_key, bytes, made_by, choice)
      values (${step}, ${fileName}, ${fileKey}, ${bytes}, ${madeBy}, ${choice ? JSON.stringify(choice) : null}::jsonb)
      returning id`,
  );
  if (!row) throw new Error('the task was not inserted');
  return row.id;
}

/**
 * Starts a task that waits, or that a dead node left behind. Its job runs only once at a time. Null if the task has
 * ended.
 */
export async function claimBundleTask(em: EntityManager, id: number): Promise<BundleTask | null> {
  const rows = await query(
    em,
    sql`update bundle_task set state = 'working', beat_at = clock_timestamp(), done = 0, total = 0
         where id = ${id} and state in ('waiting', 'working') returning id`,
  );
  return rows.length === 0 ? null : findBundleTask(em, id);
}

/** Saves the progress of a task, which is also its heartbeat. */
export async function saveBundleProgress(
  em: EntityManager,
  id: number,
  { done, total }: { done: number; total: number },
) {
  await query(
    em,
    sql`update bundle_task set done = ${done}, total = ${total}, beat_at = clock_timestamp()
         where id = ${id} and state = 'working'`,
  );
}
