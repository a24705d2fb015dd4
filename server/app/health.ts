import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { query, sql } from '../shared/database/query.ts';
import type { Lifecycle } from './lifecycle.ts';
import { migrations } from './migrations/index.ts';

async function isReady(orm: MikroORM): Promise<boolean> {
  try {
    const [row] = await query(orm.em.fork(), sql<{ count: number }>`select count(*)::int as count from migration`);
    return (row?.count ?? 0) >= migrations.length;
  } catch {
    return false;
  }
}

/**
 * `/healthz`: the process answers. `/readyz`: the database too, with all migrations applied; 503 otherwise, and from the
 * moment on in which the node was asked to end.
 */
export function addHealthRoutes(app: FastifyInstance, orm: MikroORM, lifecycle: Lifecycle): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/healthz', (_request, reply) => reply.headers(headers).send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !lifecycle.isEnding && (await isReady(orm));
    return reply
      .headers(headers)
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
