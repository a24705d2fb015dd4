import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../database/query.ts';

/** Jobs of one name: those whose time has come, those given up within a week, and how long the first due one waits. */
export type JobFigures = { name: string; due: number; failed: number; oldestSeconds: number };

/** What the queue holds, by the jobs' names. */
export function loadJobFigures(em: EntityManager): Promise<JobFigures[]> {
  return query(
    em,
    sql<JobFigures>`
      select t.identifier as name,
             count(*) filter (where j.attempts < j.max_attempts and j.run_at <= now())::int as due,
             count(*) filter (where j.attempts >= j.max_attempts and j.updated_at > now() - interval '7 days')::int as failed,
             coalesce(extract(epoch from now() - min(j.run_at)
               filter (where j.attempts < j.max_attempts and j.run_at <= now())), 0)::float8 as "oldestSeconds"
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       group by t.identifier order by t.identifier`,
  );
}
