import type { ClientBase, Pool, PoolClient } from 'pg';
import { findOutage, noteOutage } from '../shared/database/request-outage.ts';
import { wrapQueries } from './wrap-queries.ts';

type Release = (problem?: Error | boolean) => void;
type Take = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/** What the library's types leave out. */
type SocketOwner = ClientBase & { connection: { stream: { destroy: () => void } } };

const closeSocket = (client: ClientBase): void => (client as SocketOwner).connection.stream.destroy();

/** When a pool last lent a connection, got one back or tried to open one, and when somebody last waited in vain. */
type Activity = { progressAt: number; timedOutAt: number };

const activities = new WeakMap<Pool, Activity>();

/** What the library says where every place was taken for the whole waiting time: nothing was tried. */
const isQueueTimeout = (error: Error): boolean => error.message === 'timeout exceeded when trying to connect';

const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

/** Makes releasing safe to repeat, and releases a connection by itself once it has ended. */
function lend(client: PoolClient, activity: Activity): Release {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce: Release = (problem) => {
    if (isReleased) return;
    isReleased = true;
    client.removeListener('end', releaseEnded);
    activity.progressAt = performance.now();
    release(problem);
  };
  const releaseEnded = (): void => releaseOnce(new Error('The connection ended'));
  client.once('end', releaseEnded);
  activity.progressAt = performance.now();
  return Object.assign(client, { release: releaseOnce }).release;
}

/** Lends every connection of the pool with a release of its own; a request that knows of an outage does not wait. */
function wrapConnect(pool: Pool, activity: Activity): void {
  const connect = pool.connect.bind(pool) as (take: Take) => void;
  const nothing = (): void => {};
  const borrow = (take: Take): void => {
    const outage = findOutage();
    if (outage) return process.nextTick(take, outage, undefined, nothing);
    connect((error, client) => {
      if (client) return take(undefined, client, lend(client, activity));
      const problem = error ?? new Error('The pool has no connection');
      activity[isQueueTimeout(problem) ? 'timedOutAt' : 'progressAt'] = performance.now();
      noteOutage(problem);
      return take(problem, undefined, nothing);
    });
  };
  const borrowLater = (): Promise<PoolClient> => {
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    borrow((error, client) => (client ? resolve(client) : reject(error)));
    return promise;
  };
  Object.assign(pool, { connect: (take?: Take) => (take ? borrow(take) : borrowLater()) });
}

/**
 * Closes the socket of a connection that did not reply within its `query_timeout`, or that reported an error: the
 * library would go on using the former, and the latter may stay half open.
 */
function closeBroken(client: ClientBase): void {
  client.on('error', () => closeSocket(client));
  wrapQueries(client, (_statement, send) => {
    const result = send();
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (!isSilence(error)) return;
        noteOutage(error);
        closeSocket(client);
      });
    return result;
  });
}

/**
 * Makes sure that a connection which breaks gives its place in the pool back, whatever its borrower does: the query
 * builder releases a transaction only after a successful ROLLBACK or COMMIT. See docs/decisions/0044.
 */
export function guardPool(pool: Pool): Pool {
  const activity = { progressAt: performance.now(), timedOutAt: Number.NEGATIVE_INFINITY };
  activities.set(pool, activity);
  wrapConnect(pool, activity);
  return pool.on('connect', closeBroken);
}

/** Closes connections that were borrowed and had no statement for `limit` milliseconds: their borrower forgot them. */
export function closeForgotten(pool: Pool, limit: number): Pool {
  const timers = new WeakMap<ClientBase, NodeJS.Timeout>();
  const start = (client: ClientBase): void => {
    clearTimeout(timers.get(client));
    timers.set(client, setTimeout(closeSocket, limit, client).unref());
  };
  const stop = (client: ClientBase): void => {
    clearTimeout(timers.get(client));
    timers.delete(client);
  };
  pool.on('connect', (client) =>
    wrapQueries(client, (_statement, send) => {
      clearTimeout(timers.get(client));
      const result = send();
      const restart = (): void => void (timers.has(client) && start(client));
      if (result instanceof Promise) result.then(restart, restart);
      else restart();
      return result;
    }),
  );
  pool.on('acquire', start).on('remove', stop);
  return pool.on('release', (_error, client) => stop(client));
}

/** Whether everybody waits in vain while no place of the pool has been given back for `limit` milliseconds. */
export function isPoolStuck(pool: Pool, limit: number): boolean {
  const activity = activities.get(pool);
  const now = performance.now();
  return activity !== undefined && now - activity.progressAt > limit && now - activity.timedOutAt < limit;
}
