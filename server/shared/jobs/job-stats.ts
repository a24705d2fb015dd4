import type { EntityManager } from '@mikro-orm/postgresql';
import { query, sql } from '../database/query.ts';

/** Jobs of one name: due ones, those given up within a week, and how long the oldest due one waits. */
export type JobStats = { name: string; due: number; failed: number; oldestSeconds: number };

/** Loads the state of the queue by job name. */
export function loadJobStats(em: EntityManager): Promise<JobStats[]> {
  return query(
    em,
    sql<JobStats>`
      select t.identifier as name,
             count(*) filter (where j.attempts < j.max_attempts and j.run_at <= now())::int as due,
             count(*) filter (where j.attempts >= j.max_attempts and j.updated_at > now() - interval '7 days')::int as failed,
             coalesce(extract(epoch from now() - min(j.run_at)
               filter (where j.attempts < j.max_attempts and j.run_at <= now())), 0)::float8 as "oldestSeconds"
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       group by t.identifier order by t.identifier`,
  );
}
