import { openConnection } from './open-connection.ts';
import { sayWhile } from './say-while.ts';

export type StartLockPlace = {
  databaseUrl: string;
  /** Takes lines for the operator. */
  say: (line: string) => void;
};

/** Any number, the same on every node: whoever holds it makes the database ready, the others wait. */
const startLock = 8_210_497_113;

/** So that PostgreSQL notices within half a minute where the machine of the holder is gone, and gives the lock on. */
const signsOfLife = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/**
 * Makes the database ready on one node at a time. Waits for another node as long as that takes, which no statement of
 * the pool may; the lock ends with the connection, however that ends.
 */
export async function underStartLock<Result>(
  { databaseUrl, say }: StartLockPlace,
  prepare: () => Promise<Result>,
): Promise<Result> {
  await using connection = await openConnection(databaseUrl);
  await connection.query(signsOfLife);
  await sayWhile({ what: 'Waiting for another node, or a restore, that makes the database ready', say }, () =>
    connection.query('select pg_advisory_lock($1)', [startLock]),
  );
  return await prepare();
}
