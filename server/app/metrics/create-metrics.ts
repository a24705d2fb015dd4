import type { MikroORM } from '@mikro-orm/postgresql';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../../shared/context.ts';
import { query, sql } from '../../shared/database/query.ts';
import { loadJobFigures } from '../../shared/jobs/job-figures.ts';

export type Metrics = {
  /** Every figure of this moment in Prometheus' text format. */
  read: () => Promise<string>;
  contentType: string;
  /** Counts an answered request; `route` is its pattern, never an address. */
  countRequest: (request: { method: string; route: string; status: number }, seconds: number) => void;
  /** Counts a page that was answered from memory before anything else: it took no time that could be told. */
  countKept: (status: number) => void;
  countShed: () => void;
};

type Parts = { orm: MikroORM; services: Services };

/** Seconds; a cached page takes a thousandth of one. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Added up here and told when asked for: labels cost more than such an answer. */
function addKept(register: Registry): Pick<Metrics, 'countKept'> {
  const counts = new Map<number, number>();
  const kept = new Counter({
    name: 'ximblox_pages_kept_total',
    help: 'Pages of the site answered from memory, by status; they are not among ximblox_http_request_seconds.',
    labelNames: ['status'] as const,
    registers: [register],
    collect: () => {
      for (const [status, count] of counts) kept.inc({ status: String(status) }, count);
      counts.clear();
    },
  });
  return { countKept: (status) => void counts.set(status, (counts.get(status) ?? 0) + 1) };
}

function addRequests(register: Registry): Pick<Metrics, 'countRequest' | 'countShed'> {
  const seconds = new Histogram({
    name: 'ximblox_http_request_seconds',
    help: 'Answered requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [register],
  });
  const shed = new Counter({
    name: 'ximblox_http_shed_total',
    help: 'Requests answered early with 503 because there were too many.',
    registers: [register],
  });
  return {
    countRequest: ({ method, route, status }, time) => seconds.observe({ method, route, status: String(status) }, time),
    countShed: () => shed.inc(),
  };
}

function addCache(register: Registry, { responseCache }: Services): void {
  const gauge = new Gauge({
    name: 'ximblox_cache',
    help: 'The cache of answers: hits, misses, outdated answers given while new ones failed, entries and bytes.',
    labelNames: ['figure'] as const,
    registers: [register],
    collect: () => {
      for (const [figure, value] of Object.entries(responseCache.counts())) gauge.set({ figure }, value);
    },
  });
}

/** A figure that cannot be had leaves the others as they are: a scrape tells most when something is wrong. */
const orNothing = (work: Promise<void>): Promise<void> => work.catch(() => {});

function addJobs(register: Registry, { orm }: Parts): void {
  const names = ['due', 'failed', 'oldestSeconds'] as const;
  const gauge = new Gauge({
    name: 'ximblox_jobs',
    help: 'The queue, by job: due, given up within a week, and the seconds that the oldest due one has waited.',
    labelNames: ['job', 'figure'] as const,
    registers: [register],
    collect: () =>
      orNothing(
        loadJobFigures(orm.em.fork()).then((jobs) => {
          gauge.reset();
          for (const job of jobs) for (const figure of names) gauge.set({ job: job.name, figure }, job[figure]);
        }),
      ),
  });
}

function addDatabase(register: Registry, { orm }: Parts): void {
  const gauge = new Gauge({
    name: 'ximblox_database',
    help: 'Whether the database answers (up), in how many seconds, and the connections of this node by what they do.',
    labelNames: ['figure'] as const,
    registers: [register],
    collect: async () => {
      const began = performance.now();
      const isUp = await query(orm.em.fork(), sql`select 1`).then(
        () => true,
        () => false,
      );
      gauge.set({ figure: 'up' }, isUp ? 1 : 0);
      gauge.set({ figure: 'seconds' }, (performance.now() - began) / 1_000);
      const { totalCount, idleCount, waitingCount } = await orm.em.getConnection().getNativeClient();
      gauge.set({ figure: 'connections' }, totalCount);
      gauge.set({ figure: 'idle' }, idleCount);
      gauge.set({ figure: 'waiting' }, waitingCount);
    },
  });
}

/** The figures of this node: requests, cache, jobs, database, and the process with its event loop. */
export function createMetrics(parts: Parts): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  addCache(register, parts.services);
  addJobs(register, parts);
  addDatabase(register, parts);
  const counting = { ...addRequests(register), ...addKept(register) };
  return { read: () => register.metrics(), contentType: register.contentType, ...counting };
}
