import type { ClientBase, Pool, PoolClient } from 'pg';
import { findKnownOutage, recordOutage } from '../../shared/database/request-outage.ts';
import { wrapQueries } from './wrap-queries.ts';

type Release = (problem?: Error | boolean) => void;
type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/** Not part of the library's types. */
type SocketOwner = ClientBase & { connection: { stream: { destroy: () => void } } };

const closeSocket = (client: ClientBase): void => (client as SocketOwner).connection.stream.destroy();

/**
 * When the pool last made progress (lent, released or opened a connection) and when a request last timed out waiting.
 */
type PoolActivity = { progressAt: number; timedOutAt: number };

const activityByPool = new WeakMap<Pool, PoolActivity>();

/** The library's message when all connections were in use for the whole waiting time. */
const isQueueTimeout = (error: Error): boolean => error.message === 'timeout exceeded when trying to connect';

const isReadTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** Makes `release` idempotent and releases the connection automatically when it ends. */
function lendConnection(client: PoolClient, activity: PoolActivity): Release {
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

/** Wraps `connect` so that every connection has a safe release. A request that knows of an outage fails at once. */
function wrapConnect(pool: Pool, activity: PoolActivity): void {
  const connect = pool.connect.bind(pool) as (callback: ConnectCallback) => void;
  const doNothing = (): void => {};
  const connectWithCallback = (callback: ConnectCallback): void => {
    const outage = findKnownOutage();
    if (outage) return process.nextTick(callback, outage, undefined, doNothing);
    connect((error, client) => {
      if (client) return callback(undefined, client, lendConnection(client, activity));
      const problem = error ?? new Error('The pool has no connection');
      activity[isQueueTimeout(problem) ? 'timedOutAt' : 'progressAt'] = performance.now();
      recordOutage(problem);
      return callback(problem, undefined, doNothing);
    });
  };
  const connectWithPromise = (): Promise<PoolClient> => {
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    connectWithCallback((error, client) => (client ? resolve(client) : reject(error)));
    return promise;
  };
  Object.assign(pool, {
    connect: (callback?: ConnectCallback) => (callback ? connectWithCallback(callback) : connectWithPromise()),
  });
}

/**
 * Closes the socket of a connection that exceeded `query_timeout` or reported an error. The library would keep using
 * the former, and the latter may stay half open.
 */
function closeBrokenConnection(client: ClientBase): void {
  client.on('error', () => closeSocket(client));
  wrapQueries(client, (_statement, send) => {
    const result = send();
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (!isReadTimeout(error)) return;
        recordOutage(error);
        closeSocket(client);
      });
    return result;
  });
}

/**
 * Returns broken connections to the pool even if the borrower does not: the query builder releases a transaction only
 * after a successful ROLLBACK or COMMIT. See docs/decisions/0044.
 */
export function guardPool(pool: Pool): Pool {
  const activity = { progressAt: performance.now(), timedOutAt: Number.NEGATIVE_INFINITY };
  activityByPool.set(pool, activity);
  wrapConnect(pool, activity);
  return pool.on('connect', closeBrokenConnection);
}

/** Closes borrowed connections that ran no statement for `limitMs` milliseconds: their borrower forgot them. */
export function closeLeakedConnections(pool: Pool, limitMs: number): Pool {
  const timers = new WeakMap<ClientBase, NodeJS.Timeout>();
  const startTimer = (client: ClientBase): void => {
    clearTimeout(timers.get(client));
    timers.set(client, setTimeout(closeSocket, limitMs, client).unref());
  };
  const stopTimer = (client: ClientBase): void => {
    clearTimeout(timers.get(client));
    timers.delete(client);
  };
  pool.on('connect', (client) =>
    wrapQueries(client, (_statement, send) => {
      clearTimeout(timers.get(client));
      const result = send();
      const restartTimer = (): void => void (timers.has(client) && startTimer(client));
      if (result instanceof Promise) result.then(restartTimer, restartTimer);
      else restartTimer();
      return result;
    }),
  );
  pool.on('acquire', startTimer).on('remove', stopTimer);
  return pool.on('release', (_error, client) => stopTimer(client));
}

/** Whether requests time out waiting while no connection has been released for `limitMs` milliseconds. */
export function isPoolStuck(pool: Pool, limitMs: number): boolean {
  const activity = activityByPool.get(pool);
  const now = performance.now();
  return activity !== undefined && now - activity.progressAt > limitMs && now - activity.timedOutAt < limitMs;
}
