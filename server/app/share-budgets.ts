import type { MikroORM } from '@mikro-orm/postgresql';
import type { Services } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { spendingChannel } from '../shared/rate-limit/index.ts';

/** Milliseconds between two messages to the other nodes. */
const interval = 200;

/** Tells the other nodes what was spent of the budgets here, until it is stopped. */
export function shareBudgets({ orm, services }: { orm: MikroORM; services: Services }): { stop: () => void } {
  const tell = async (): Promise<void> => {
    for (const message of services.budgets.collect())
      await query(orm.em.fork(), sql`select pg_notify(${spendingChannel}, ${message})`);
  };
  // While the database is away each node counts alone.
  const timer = setInterval(() => void tell().catch(() => {}), interval);
  return { stop: () => clearInterval(timer.unref()) };
}
