import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { query, sql } from '../shared/database/query.ts';
import { StorageUnavailable } from '../shared/storage/index.ts';

/** Call it in the transaction that writes the rows of stored bytes. Throws StorageUnavailable if the lock was lost. */
export type ConfirmContentLock = (em: EntityManager) => Promise<void>;

/** Opens a dedicated connection without a statement timeout. */
type OpenConnection = () => Promise<ClientBase & AsyncDisposable>;

/** Advisory lock. Shared by those who store bytes before their rows; exclusive for the removal of bytes. */
const contentLockKey = "hashtextextended('contents', 0)";

/** Limits in milliseconds: of one statement, of waiting for a removal, and between two attempts. */
const timing = { statementTimeoutMs: 5_000, maxWaitMs: 5_000, retryIntervalMs: 50 };

async function queryBoolean(client: ClientBase, text: string): Promise<boolean> {
  const { rows } = await client.query<{ result: boolean }>({ text, query_timeout: timing.statementTimeoutMs } as {
    text: string;
  });
  return rows[0]?.result ?? false;
}

/** Waits for the removal of at most one file. Throws StorageUnavailable if it takes too long. */
async function acquireSharedLock(client: ClientBase): Promise<void> {
  const end = performance.now() + timing.maxWaitMs;
  while (!(await queryBoolean(client, `select pg_try_advisory_lock_shared(${contentLockKey}) as result`))) {
    if (performance.now() > end) throw new StorageUnavailable(new Error('a removal of files takes too long'));
    await sleep(timing.retryIntervalMs);
  }
}

/** Runs `work` while no stored bytes can be removed. `client` is a dedicated connection. */
export async function withSharedContentLock<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query(`select pg_advisory_lock_shared(${contentLockKey})`);
  try {
    return await work();
  } finally {
    // A broken connection holds no lock.
    await client.query(`select pg_advisory_unlock_shared(${contentLockKey})`).catch(() => {});
  }
}

/** Runs `work` while nobody can store bytes; does nothing if somebody is storing some. */
export async function tryWithExclusiveContentLock(client: ClientBase, work: () => Promise<void>): Promise<void> {
  if (!(await queryBoolean(client, `select pg_try_advisory_lock(${contentLockKey}) as result`))) return;
  try {
    await work();
  } finally {
    await queryBoolean(client, `select pg_advisory_unlock(${contentLockKey}) as result`).catch(() => {});
  }
}

/** A lock that all uploads of this node share, on one connection outside the pool. */
class SharedLock {
  readonly ready: Promise<void>;
  #client: (ClientBase & AsyncDisposable) | null = null;
  #hasEnded = false;
  holderCount = 0;

  constructor(open: OpenConnection) {
    this.ready = this.#acquire(open);
  }

  /** False once the lock was released or lost. */
  get isHeld(): boolean {
    return !this.#hasEnded;
  }

  async release(): Promise<void> {
    this.#hasEnded = true;
    await this.#client?.[Symbol.asyncDispose]();
  }

  async #acquire(open: OpenConnection): Promise<void> {
    this.#client = await open();
    this.#client.once('end', () => {
      this.#hasEnded = true;
    });
    await acquireSharedLock(this.#client);
  }
}

/**
 * Protects stored bytes from removal until the row that refers to them is committed, without a transaction that waits
 * for the store. See docs/decisions/0045.
 */
export class ContentLock {
  readonly #open: OpenConnection;
  #lock: SharedLock | null = null;

  constructor(open: OpenConnection) {
    this.#open = open;
  }

  /** Runs `work` while no node can remove bytes. Its transaction must call the given function. */
  async run<Result>(work: (confirmLock: ConfirmContentLock) => Promise<Result>): Promise<Result> {
    const lock = this.#lock?.isHeld ? this.#lock : new SharedLock(this.#open);
    this.#lock = lock;
    lock.holderCount += 1;
    try {
      await lock.ready;
      return await work((em) => confirmLock(em, lock));
    } finally {
      lock.holderCount -= 1;
      if (lock.holderCount === 0) await this.#end(lock);
    }
  }

  async #end(lock: SharedLock): Promise<void> {
    if (this.#lock === lock) this.#lock = null;
    await lock.release();
  }
}

/** Prevents removals until the end of the transaction. Throws StorageUnavailable if the shared lock was lost before. */
async function confirmLock(em: EntityManager, lock: SharedLock): Promise<void> {
  const [row] = await query(
    em,
    sql<{ free: boolean }>`select pg_try_advisory_xact_lock_shared(${sql.raw(contentLockKey)}) as free`,
  );
  if (row?.free !== true || !lock.isHeld)
    throw new StorageUnavailable(new Error('the lock of the stored content was lost'));
}

declare module '../shared/context.ts' {
  interface Services {
    contentLock: ContentLock;
  }
}
