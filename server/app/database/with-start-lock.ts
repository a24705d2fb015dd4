import { openConnection } from './open-connection.ts';
import { logProgress } from '../start/log-progress.ts';

/** Options of the start lock. */
export type StartLockOptions = {
  databaseUrl: string;
  /** Prints a line for the operator. */
  print: (line: string) => void;
};

/** Advisory lock id, the same on every node. */
const startLockID = 8_210_497_113;

/** Lets PostgreSQL notice within half a minute that the lock holder's machine is gone, and release the lock. */
const keepAliveSettings = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/**
 * Runs `prepare` while holding the start lock, so that one node at a time prepares the database. Waits for other nodes
 * without a limit, which is why it uses its own connection; the lock ends with it.
 */
export async function withStartLock<Result>(
  { databaseUrl, print }: StartLockOptions,
  prepare: () => Promise<Result>,
): Promise<Result> {
  await using connection = await openConnection(databaseUrl);
  await connection.query(keepAliveSettings);
  await logProgress(
    { activity: 'Waiting for another node, or a restore, to finish preparing the database', print },
    () => connection.query('select pg_advisory_lock($1)', [startLockID]),
  );
  return await prepare();
}
