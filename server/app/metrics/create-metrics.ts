import type { MikroORM } from '@mikro-orm/postgresql';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../../shared/context.ts';
import { query, sql } from '../../shared/database/query.ts';
import { loadJobStats } from '../../shared/jobs/job-stats.ts';

/** The metrics of this node. */
export type Metrics = {
  /** All current metrics in Prometheus' text format. */
  read: () => Promise<string>;
  contentType: string;
  /** Counts a served request; `route` is its pattern, never the URL. */
  countRequest: (request: { method: string; route: string; status: number }, seconds: number) => void;
  /** Counts a page served from the cache; its duration is negligible. */
  countCachedPage: (status: number) => void;
  countShedRequest: () => void;
};

type MetricsOptions = { orm: MikroORM; services: Services };

/** Seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Summed here and passed on at scrape time: labels cost more than serving a cached page. */
function addCachedPages(register: Registry): Pick<Metrics, 'countCachedPage'> {
  const counts = new Map<number, number>();
  const cachedPages = new Counter({
    name: 'ximblox_pages_kept_total',
    help: 'Pages of the site served from memory, by status; they are not among ximblox_http_request_seconds.',
    labelNames: ['status'] as const,
    registers: [register],
    collect: () => {
      for (const [status, count] of counts) cachedPages.inc({ status: String(status) }, count);
      counts.clear();
    },
  });
  return { countCachedPage: (status) => void counts.set(status, (counts.get(status) ?? 0) + 1) };
}

function addRequests(register: Registry): Pick<Metrics, 'countRequest' | 'countShedRequest'> {
  const seconds = new Histogram({
    name: 'ximblox_http_request_seconds',
    help: 'Served requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [register],
  });
  const shed = new Counter({
    name: 'ximblox_http_shed_total',
    help: 'Requests refused with 503 because of overload.',
    registers: [register],
  });
  return {
    countRequest: ({ method, route, status }, time) => seconds.observe({ method, route, status: String(status) }, time),
    countShedRequest: () => shed.inc(),
  };
}

function addCache(register: Registry, { responseCache }: Services): void {
  const gauge = new Gauge({
    name: 'ximblox_cache',
    help: 'The response cache: hits, misses, stale responses served while new ones failed, entries and bytes.',
    labelNames: ['figure'] as const,
    registers: [register],
    collect: () => {
      for (const [figure, value] of Object.entries(responseCache.stats())) gauge.set({ figure }, value);
    },
  });
}

/** Ignores a failed collection: the other metrics matter most when something is wrong. */
const ignoreFailure = (work: Promise<void>): Promise<void> => work.catch(() => {});

function addJobs(register: Registry, { orm }: MetricsOptions): void {
  const names = ['due', 'failed', 'oldestSeconds'] as const;
  const gauge = new Gauge({
    name: 'ximblox_jobs',
    help: 'The queue, by job: due, given up within a week, and the seconds that the oldest due one has waited.',
    labelNames: ['job', 'figure'] as const,
    registers: [register],
    collect: () =>
      ignoreFailure(
        loadJobStats(orm.em.fork()).then((jobs) => {
          gauge.reset();
          for (const job of jobs) for (const figure of names) gauge.set({ job: job.name, figure }, job[figure]);
        }),
      ),
  });
}

function addDatabase(register: Registry, { orm }: MetricsOptions): void {
  const gauge = new Gauge({
    name: 'ximblox_database',
    help: 'Whether the database responds (up), in how many seconds, and the connections of this node by state.',
    labelNames: ['figure'] as const,
    registers: [register],
    collect: async () => {
      const startedAt = performance.now();
      const isUp = await query(orm.em.fork(), sql`select 1`).then(
        () => true,
        () => false,
      );
      gauge.set({ figure: 'up' }, isUp ? 1 : 0);
      gauge.set({ figure: 'seconds' }, (performance.now() - startedAt) / 1_000);
      const { totalCount, idleCount, waitingCount } = await orm.em.getConnection().getNativeClient();
      gauge.set({ figure: 'connections' }, totalCount);
      gauge.set({ figure: 'idle' }, idleCount);
      gauge.set({ figure: 'waiting' }, waitingCount);
    },
  });
}

/** Creates the metrics of this node: requests, cache, jobs, database, process and event loop. */
export function createMetrics(options: MetricsOptions): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  addCache(register, options.services);
  addJobs(register, options);
  addDatabase(register, options);
  const counting = { ...addRequests(register), ...addCachedPages(register) };
  return { read: () => register.metrics(), contentType: register.contentType, ...counting };
}
