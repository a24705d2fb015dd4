import type { MikroORM } from '@mikro-orm/postgresql';
import { query, sql } from '../../shared/database/query.ts';
import { isPoolStuck } from '../database/guard-pool.ts';

/** Milliseconds until a failed part counts as dead, until a stuck pool counts as dead, and between two checks. */
const limitsMs = { dead: 120_000, stuck: 60_000, interval: 5_000 };

type HealthMonitorOptions = {
  orm: MikroORM;
  /** Shorter in tests. */
  limitsMs?: typeof limitsMs;
};

/**
 * Tracks the parts that this node needs and that may not recover by themselves: those that report here, and the
 * connection pool. Time in which the database is unavailable does not count.
 */
export class HealthMonitor {
  readonly #orm: MikroORM;
  readonly #limits: typeof limitsMs;
  readonly #timer: NodeJS.Timeout;
  /** For how long each part has failed although the database responds (milliseconds); null while it works. */
  readonly #failedFor = new Map<string, number | null>();

  constructor(options: HealthMonitorOptions) {
    this.#orm = options.orm;
    this.#limits = options.limitsMs ?? limitsMs;
    this.#timer = setInterval(() => void this.#check(), this.#limits.interval).unref();
  }

  /** Returns a function that reports whether a part works; call it at each change. */
  createStatusReporter(part: string): (isWorking: boolean) => void {
    return (isWorking) => void this.#failedFor.set(part, isWorking ? null : (this.#failedFor.get(part) ?? 0));
  }

  /** Returns the names of parts that only a restart can fix. */
  async findFailedParts(): Promise<string[]> {
    const parts = [...this.#failedFor].filter(
      ([, failedForMs]) => failedForMs !== null && failedForMs >= this.#limits.dead,
    );
    const pool = await this.#orm.em.getConnection().getNativeClient();
    return [...parts.map(([part]) => part), ...(isPoolStuck(pool, this.#limits.stuck) ? ['database pool'] : [])];
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    const broken = [...this.#failedFor].filter(([, failedForMs]) => failedForMs !== null);
    if (broken.length === 0) return;
    const databaseReplies = await query(this.#orm.em.fork(), sql`select 1`).then(
      () => true,
      () => false,
    );
    for (const [part] of broken) {
      const failedForMs = this.#failedFor.get(part);
      if (failedForMs !== undefined && failedForMs !== null)
        this.#failedFor.set(part, databaseReplies ? failedForMs + this.#limits.interval : 0);
    }
  }
}
