import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { query, sql } from '../shared/database/query.ts';
import { StorageAway } from '../shared/storage/index.ts';

/** To be called in the transaction that names stored bytes; throws StorageAway where the hold on them was lost. */
export type ConfirmHold = (em: EntityManager) => Promise<void>;

/** A connection of its own, without a time limit. */
type OpenConnection = () => Promise<ClientBase & AsyncDisposable>;

/** Shared by those who store bytes before the rows that name them; while one of them does, none is removed. */
const allContents = "hashtextextended('contents', 0)";

/** Milliseconds of one statement, that a removal may be waited for, and between two looks at it. */
const patience = { statement: 5_000, removal: 5_000, pause: 50 };

async function ask(client: ClientBase, text: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>({ text, query_timeout: patience.statement } as {
    text: string;
  });
  return rows[0]?.yes ?? false;
}

/** Waits for the removal of one file at most; StorageAway where it lasts. */
async function lockShared(client: ClientBase): Promise<void> {
  const end = performance.now() + patience.removal;
  while (!(await ask(client, `select pg_try_advisory_lock_shared(${allContents}) as yes`))) {
    if (performance.now() > end) throw new StorageAway(new Error('a removal of files lasts'));
    await sleep(patience.pause);
  }
}

/** Runs `work` while no bytes are removed, whether a row names them or not yet; `client` is a connection of its own. */
export async function whileContentsStay<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query(`select pg_advisory_lock_shared(${allContents})`);
  try {
    return await work();
  } finally {
    // A connection that broke holds nothing.
    await client.query(`select pg_advisory_unlock_shared(${allContents})`).catch(() => {});
  }
}

/** Runs `work` unless somebody stores bytes at this moment; nobody begins to before it ends. */
export async function unlessContentsStay(client: ClientBase, work: () => Promise<void>): Promise<void> {
  if (!(await ask(client, `select pg_try_advisory_lock(${allContents}) as yes`))) return;
  try {
    await work();
  } finally {
    await ask(client, `select pg_advisory_unlock(${allContents}) as yes`).catch(() => {});
  }
}

/** A lock that all uploads of this node share, on one connection outside of the pool. */
class SharedLock {
  readonly ready: Promise<void>;
  #client: (ClientBase & AsyncDisposable) | null = null;
  #hasEnded = false;
  users = 0;

  constructor(open: OpenConnection) {
    this.ready = this.#take(open);
  }

  /** Whether it was never lost. */
  get isHeld(): boolean {
    return !this.#hasEnded;
  }

  async release(): Promise<void> {
    this.#hasEnded = true;
    await this.#client?.[Symbol.asyncDispose]();
  }

  async #take(open: OpenConnection): Promise<void> {
    this.#client = await open();
    this.#client.once('end', () => {
      this.#hasEnded = true;
    });
    await lockShared(this.#client);
  }
}

/**
 * Holds stored bytes between the moment in which they are stored and the commit of the row that names them, without a
 * transaction that would wait for the store. See docs/decisions/0045.
 */
export class ContentHold {
  readonly #open: OpenConnection;
  #lock: SharedLock | null = null;

  constructor(open: OpenConnection) {
    this.#open = open;
  }

  /** Runs `work` while no bytes are removed on any node; its transaction has to call `confirm`. */
  async during<Result>(work: (confirm: ConfirmHold) => Promise<Result>): Promise<Result> {
    const lock = this.#lock?.isHeld ? this.#lock : new SharedLock(this.#open);
    this.#lock = lock;
    lock.users += 1;
    try {
      await lock.ready;
      return await work((em) => confirm(em, lock));
    } finally {
      lock.users -= 1;
      if (lock.users === 0) await this.#end(lock);
    }
  }

  async #end(lock: SharedLock): Promise<void> {
    if (this.#lock === lock) this.#lock = null;
    await lock.release();
  }
}

/** From here to the end of the transaction no removal begins; none has begun where the lock was never lost. */
async function confirm(em: EntityManager, lock: SharedLock): Promise<void> {
  const [row] = await query(
    em,
    sql<{ free: boolean }>`select pg_try_advisory_xact_lock_shared(${sql.raw(allContents)}) as free`,
  );
  if (row?.free !== true || !lock.isHeld) throw new StorageAway(new Error('the lock of the stored bytes was lost'));
}

declare module '../shared/context.ts' {
  interface Services {
    contentHold: ContentHold;
  }
}
