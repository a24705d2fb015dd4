import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { query, sql } from '../../shared/database/query.ts';
import type { ServerLifecycle } from './lifecycle.ts';
import { migrations } from '../migrations/index.ts';
import type { HealthMonitor } from './health-monitor.ts';

async function isReady(orm: MikroORM): Promise<boolean> {
  try {
    const [row] = await query(orm.em.fork(), sql<{ count: number }>`select count(*)::int as count from migration`);
    return (row?.count ?? 0) >= migrations.length;
  } catch {
    return false;
  }
}

type HealthRouteOptions = {
  orm: MikroORM;
  lifecycle: ServerLifecycle;
  healthMonitor: Pick<HealthMonitor, 'findFailedParts'>;
};

/**
 * `/healthz`: 503 with the names of parts that only a restart can fix; a missing database does not count. `/readyz`:
 * 503 while the database is unavailable or lacks migrations, and during shutdown.
 */
export function addHealthRoutes(app: FastifyInstance, { orm, lifecycle, healthMonitor }: HealthRouteOptions): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/healthz', async (_request, reply) => {
    const failedParts = await healthMonitor.findFailedParts();
    reply.headers(headers).code(failedParts.length === 0 ? 200 : 503);
    return reply.send(failedParts.length === 0 ? { status: 'alive' } : { status: 'dead', parts: failedParts });
  });
  app.get('/readyz', async (_request, reply) => {
    const isReadyNow = !lifecycle.isShuttingDown && (await isReady(orm));
    return reply
      .headers(headers)
      .code(isReadyNow ? 200 : 503)
      .send({ status: isReadyNow ? 'ready' : 'not ready' });
  });
}
