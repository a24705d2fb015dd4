import type { EntityManager } from '@mikro-orm/postgresql';
import { query, type RawBuilder, sql } from '../shared/database/query.ts';
import type { BundleChoice } from './bundle-choice.ts';
import type { Problem } from './bundle-problem.ts';
import type { ImportReport } from './import-report.ts';

export type BundleStep = 'export' | 'check' | 'import';
export type BundleTaskState = 'waiting' | 'working' | 'done' | 'failed';

/** An export, or a file that was received, checked and perhaps imported. */
export type BundleTask = {
  id: number;
  step: BundleStep;
  state: BundleTaskState;
  /** What is exported; null for an import. */
  choice: BundleChoice | null;
  fileName: string;
  /** null before its file is there, and after it was removed. */
  fileKey: string | null;
  bytes: number;
  /** Of rows and files in an export, of bytes otherwise. */
  done: number;
  total: number;
  report: ImportReport | null;
  problem: Problem | null;
  madeBy: number | null;
  createdAt: string;
  finishedAt: string | null;
};

/** PostgreSQL's interval: work that has given no sign of life for so long has ended with its process. */
const silence = sql`interval '1 minute'`;
const isStalled = sql`(state = 'working' and beat_at < clock_timestamp() - ${silence})`;
const interrupted: Problem = { reason: 'interrupted', place: '' };

const selectTask = sql`
  select id, step, case when ${isStalled} then 'failed' else state end as state, choice, file_name as "fileName",
         file_key as "fileKey", bytes::float8 as bytes, done::float8 as done, total::float8 as total, report,
         case when ${isStalled} then ${JSON.stringify(interrupted)}::jsonb else problem end as problem,
         made_by as "madeBy", to_json(created_at) #>> '{}' as "createdAt", to_json(finished_at) #>> '{}' as "finishedAt"
    from bundle_task`;

/** Tasks in the order of their numbers. */
export function selectTasks(em: EntityManager, rest: RawBuilder<unknown>): Promise<BundleTask[]> {
  return query(em, sql<BundleTask>`${selectTask} ${rest} order by id`);
}

export async function findTask(em: EntityManager, id: number): Promise<BundleTask | null> {
  const [task] = await selectTasks(em, sql`where id = ${id}`);
  return task ?? null;
}

export const isUnderWay = ({ state }: BundleTask): boolean => state === 'waiting' || state === 'working';

/** Nobody else begins or ends a task until this transaction does. */
export async function lockTasks(em: EntityManager): Promise<void> {
  await query(em, sql`lock table bundle_task in share row exclusive mode`);
}

type NewTask = Pick<BundleTask, 'step' | 'fileName' | 'fileKey' | 'bytes' | 'madeBy'> & { choice?: BundleChoice };

export async function insertTask(em: EntityManager, task: NewTask): Promise<number> {
  const { step, fileName, fileKey, bytes, madeBy, choice } = task;
  const [row] = await query(
    em,
    sql<{ id: number }>`
      insert into bundle_task (step, file_name, file_key, bytes, made_by, choice)
      values (${step}, ${fileName}, ${fileKey}, ${bytes}, ${madeBy}, ${choice ? JSON.stringify(choice) : null}::jsonb)
      returning id`,
  );
  if (!row) throw new Error('a task was not inserted');
  return row.id;
}

/** Takes a task that waits, or that a dead node left; its job is held by one runner. Null where it has ended. */
export async function claimTask(em: EntityManager, id: number): Promise<BundleTask | null> {
  const rows = await query(
    em,
    sql`update bundle_task set state = 'working', beat_at = clock_timestamp(), done = 0, total = 0
         where id = ${id} and state in ('waiting', 'working') returning id`,
  );
  return rows.length === 0 ? null : findTask(em, id);
}

/** How far a task is; also its sign of life. */
export async function tellProgress(em: EntityManager, id: number, { done, total }: { done: number; total: number }) {
  await query(
    em,
    sql`update bundle_task set done = ${done}, total = ${total}, beat_at = clock_timestamp()
         where id = ${id} and state = 'working'`,
  );
}
