import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** A pool of workers that locks jobs under its id. */
export type JobLeaseHolder = {
  id: string;
  /** Ids of jobs that it is running or has just finished. */
  listJobs: () => string[];
};

/** Leases of this node's job holders. */
export type JobLeases = {
  /** Resolves once the holder is stored in the database; only then may it lock jobs. */
  register: (holder: JobLeaseHolder, signal: AbortSignal) => Promise<void>;
  /** Releases all jobs that the holder has locked, for other nodes to take. */
  release: (holder: JobLeaseHolder) => Promise<void>;
  stop: () => void;
};

/** Milliseconds between two heartbeats; after `leaseMs` without one a holder counts as dead. */
const heartbeatIntervalMs = 2_000;
const leaseMs = 10_000;

/**
 * A larger gap between two heartbeats counts as an outage, after which all holders get a full lease to report again.
 */
const maxHeartbeatGapMs = 8_000;

const renewHeartbeat = `insert into job_runner (id, seen_at) select unnest($1::text[]), clock_timestamp()
              on conflict (id) do update set seen_at = excluded.seen_at where job_runner.ended_at is null`;

const unlockJobs = 'update graphile_worker._private_jobs set locked_by = null, locked_at = null';

const freeJobsOfDeadHolders = `${unlockJobs} where locked_by in
  (select id from job_runner where ended_at is not null or seen_at < clock_timestamp() - $1::int * interval '1 millisecond') returning id`;

/** Jobs locked for a worker that never received them because the connection broke or the database hung. */
const freeLostJobs = `${unlockJobs}, attempts = greatest(0, attempts - 1)
  where locked_by = $1 and locked_at < clock_timestamp() - $2::int * interval '1 millisecond'
    and id <> all ($3::bigint[]) returning id`;

const releaseJobs = `${unlockJobs}, attempts = greatest(0, attempts - 1) where locked_by = $1`;

/** The row stays for a day: the server may still execute statements that the holder sent before it ended. */
const endLease = 'update job_runner set ended_at = clock_timestamp() where id = $1';

const deleteDeadHolders = `delete from job_runner r where seen_at < clock_timestamp() - interval '1 day'
  and not exists (select from graphile_worker._private_jobs j where j.locked_by = r.id)`;

/**
 * Sends heartbeats for this node's holders and releases the jobs of dead ones. No holder counts as dead before this
 * node has been connected for a full lease.
 */
export function maintainJobLeases(pool: Pool, log: Logger): JobLeases {
  const holders = new Set<JobLeaseHolder>();
  let lastHeartbeatAt = Number.NEGATIVE_INFINITY;
  let connectedSince = 0;

  const countFreed = async (statement: string, values: unknown[]): Promise<number> =>
    (await pool.query(statement, values)).rowCount ?? 0;

  const renewLeases = async (): Promise<void> => {
    await pool.query(renewHeartbeat, [[...holders].map(({ id }) => id)]);
    const now = performance.now();
    if (now - lastHeartbeatAt > maxHeartbeatGapMs) connectedSince = now;
    lastHeartbeatAt = now;
    let freed = 0;
    for (const { id, listJobs } of holders) freed += await countFreed(freeLostJobs, [id, leaseMs, listJobs()]);
    if (now - connectedSince >= leaseMs) {
      freed += await countFreed(freeJobsOfDeadHolders, [leaseMs]);
      await pool.query(deleteDeadHolders);
    }
    if (freed > 0) log.warn({ part: 'jobs', freed }, 'jobs of a dead node or a broken connection are free again');
  };

  const stopping = new AbortController();
  const keepRenewing = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await renewLeases().catch((error: unknown) => log.debug({ part: 'jobs', err: error }, 'no heartbeat'));
      await sleep(heartbeatIntervalMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  void keepRenewing();

  return {
    register: async (holder, signal) => {
      await pool.query(renewHeartbeat, [[holder.id]]);
      signal.throwIfAborted();
      holders.add(holder);
    },
    release: async (holder) => {
      holders.delete(holder);
      await pool.query(endLease, [holder.id]);
      await pool.query(releaseJobs, [holder.id]);
    },
    stop: () => stopping.abort(),
  };
}
