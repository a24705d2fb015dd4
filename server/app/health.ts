import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { query, sql } from '../shared/database/query.ts';
import type { Lifecycle } from './lifecycle.ts';
import { migrations } from './migrations/index.ts';
import type { Vitals } from './vitals.ts';

async function isReady(orm: MikroORM): Promise<boolean> {
  try {
    const [row] = await query(orm.em.fork(), sql<{ count: number }>`select count(*)::int as count from migration`);
    return (row?.count ?? 0) >= migrations.length;
  } catch {
    return false;
  }
}

type HealthParts = { orm: MikroORM; lifecycle: Lifecycle; vitals: Pick<Vitals, 'findDead'> };

/**
 * `/healthz`: 503 with the names of the parts that only a restart brings back, never because the database is away.
 * `/readyz`: 503 while the database is away or lacks migrations, and once the node was asked to end.
 */
export function addHealthRoutes(app: FastifyInstance, { orm, lifecycle, vitals }: HealthParts): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/healthz', async (_request, reply) => {
    const dead = await vitals.findDead();
    reply.headers(headers).code(dead.length === 0 ? 200 : 503);
    return reply.send(dead.length === 0 ? { status: 'alive' } : { status: 'dead', parts: dead });
  });
  app.get('/readyz', async (_request, reply) => {
    const ready = !lifecycle.isEnding && (await isReady(orm));
    return reply
      .headers(headers)
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
