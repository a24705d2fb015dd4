import type { MikroORM } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { rateLimitChannel } from '../shared/rate-limit/index.ts';

/** Milliseconds between two messages to other nodes. */
const syncIntervalMs = 200;

/** Sends what was consumed of the rate limits on this node to the other nodes, until stopped. */
export function syncRateLimits({ orm, services }: { orm: MikroORM; services: Services }): { stop: () => void } {
  const sendMessages = async (): Promise<void> => {
    for (const message of services.rateLimits.collectMessages())
      await query(orm.em.fork(), sql`select pg_notify(${rateLimitChannel}, ${message})`);
  };
  // While the database is unavailable, each node counts on its own.
  const timer = setInterval(() => void sendMessages().catch(() => {}), syncIntervalMs);
  return { stop: () => clearInterval(timer.unref()) };
}
