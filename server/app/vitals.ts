import type { MikroORM } from '@mikro-orm/postgresql';
import { query, sql } from '../shared/database/query.ts';
import { isPoolStuck } from './guard-pool.ts';

/** Milliseconds after which a part that does not work counts as dead, and between two looks at it. */
const limits = { dead: 120_000, stuck: 60_000, interval: 5_000 };

type Options = {
  orm: MikroORM;
  /** Left out by tests, which do not wait for minutes. */
  limits?: typeof limits;
};

/**
 * What this node cannot do without and may not get back by itself: the parts that report here, and the pool. Time in
 * which the database is away does not count against a part.
 */
export class Vitals {
  readonly #orm: MikroORM;
  readonly #limits: typeof limits;
  readonly #timer: NodeJS.Timeout;
  /** How long each part has not worked although the database replied (milliseconds); null while it works. */
  readonly #deadFor = new Map<string, number | null>();

  constructor(options: Options) {
    this.#orm = options.orm;
    this.#limits = options.limits ?? limits;
    this.#timer = setInterval(() => void this.#look(), this.#limits.interval).unref();
  }

  /** Takes whether a part works, whenever that changes. */
  reporterOf(part: string): (works: boolean) => void {
    return (works) => void this.#deadFor.set(part, works ? null : (this.#deadFor.get(part) ?? 0));
  }

  /** Names of what only a restart brings back. */
  async findDead(): Promise<string[]> {
    const parts = [...this.#deadFor].filter(([, time]) => time !== null && time >= this.#limits.dead);
    const pool = await this.#orm.em.getConnection().getNativeClient();
    return [...parts.map(([part]) => part), ...(isPoolStuck(pool, this.#limits.stuck) ? ['database pool'] : [])];
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const broken = [...this.#deadFor].filter(([, time]) => time !== null);
    if (broken.length === 0) return;
    const replies = await query(this.#orm.em.fork(), sql`select 1`).then(
      () => true,
      () => false,
    );
    for (const [part] of broken) {
      const time = this.#deadFor.get(part);
      if (time !== undefined && time !== null) this.#deadFor.set(part, replies ? time + this.#limits.interval : 0);
    }
  }
}
