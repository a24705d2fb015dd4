import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** A pool of workers, which locks jobs by its id. */
export type LeaseHolder = {
  id: string;
  /** Ids of the jobs that it works on, or has ended a moment ago. */
  listJobs: () => string[];
};

export type JobLeases = {
  /** Resolves once the database knows the holder; only then may it lock jobs. */
  register: (holder: LeaseHolder, unwanted: AbortSignal) => Promise<void>;
  /** Gives back whatever jobs the holder has locked: others may have them at once. */
  release: (holder: LeaseHolder) => Promise<void>;
  stop: () => void;
};

/** Milliseconds between two heartbeats; without one for `life` a holder is dead. */
const interval = 2_000;
const life = 10_000;

/** Two heartbeats further apart than this are an outage, after which everybody has to be heard of again. */
const longestGap = 8_000;

const beat = `insert into job_runner (id, seen_at) select unnest($1::text[]), clock_timestamp()
              on conflict (id) do update set seen_at = excluded.seen_at where job_runner.ended_at is null`;

const unlock = 'update graphile_worker._private_jobs set locked_by = null, locked_at = null';

const freeJobsOfDead = `${unlock} where locked_by in
  (select id from job_runner where ended_at is not null or seen_at < clock_timestamp() - $1::int * interval '1 millisecond') returning id`;

/** A job that was locked for a worker that never got to know: the connection broke, or the database hung. */
const freeLostJobs = `${unlock}, attempts = greatest(0, attempts - 1)
  where locked_by = $1 and locked_at < clock_timestamp() - $2::int * interval '1 millisecond'
    and id <> all ($3::bigint[]) returning id`;

const giveBackJobs = `${unlock}, attempts = greatest(0, attempts - 1) where locked_by = $1`;

/** The row stays for a day: the server may still carry out what the holder asked for before it ended. */
const endLease = 'update job_runner set ended_at = clock_timestamp() where id = $1';

const forgetDead = `delete from job_runner r where seen_at < clock_timestamp() - interval '1 day'
  and not exists (select from graphile_worker._private_jobs j where j.locked_by = r.id)`;

/**
 * Keeps this node's holders alive in the database, and frees what dead ones have locked. Nobody is held for dead before
 * this node has been in touch with the database for as long as a lease lasts.
 */
export function keepLeases(pool: Pool, log: Logger): JobLeases {
  const holders = new Set<LeaseHolder>();
  let beatAt = Number.NEGATIVE_INFINITY;
  let inTouchSince = 0;

  const countFreed = async (statement: string, values: unknown[]): Promise<number> =>
    (await pool.query(statement, values)).rowCount ?? 0;

  const tend = async (): Promise<void> => {
    await pool.query(beat, [[...holders].map(({ id }) => id)]);
    const now = performance.now();
    if (now - beatAt > longestGap) inTouchSince = now;
    beatAt = now;
    let freed = 0;
    for (const { id, listJobs } of holders) freed += await countFreed(freeLostJobs, [id, life, listJobs()]);
    if (now - inTouchSince >= life) {
      freed += await countFreed(freeJobsOfDead, [life]);
      await pool.query(forgetDead);
    }
    if (freed > 0) log.warn({ part: 'jobs', freed }, 'jobs of a dead node or a broken connection are free again');
  };

  const ending = new AbortController();
  const keepTending = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await tend().catch((error: unknown) => log.debug({ part: 'jobs', err: error }, 'no heartbeat'));
      await sleep(interval, undefined, { ref: false, signal: ending.signal }).catch(() => {});
    }
  };
  void keepTending();

  return {
    register: async (holder, unwanted) => {
      await pool.query(beat, [[holder.id]]);
      unwanted.throwIfAborted();
      holders.add(holder);
    },
    release: async (holder) => {
      holders.delete(holder);
      await pool.query(endLease, [holder.id]);
      await pool.query(giveBackJobs, [holder.id]);
    },
    stop: () => ending.abort(),
  };
}
