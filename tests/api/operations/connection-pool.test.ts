import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../../../server/app/database/database.ts';
import { closeLeakedConnections, guardPool, isPoolStuck } from '../../../server/app/database/guard-pool.ts';
import { runWithOutageContext } from '../../../server/shared/database/request-outage.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startFaultyDatabase } from '../../support/faults/faulty-database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(() => database.drop());
});

function makePool(options: { connectionString?: string; max?: number; connectionTimeoutMillis?: number }): Pool {
  const pool = guardPool(new Pool({ connectionString: database.url, max: 1, query_timeout: 1_000, ...options }));
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  return pool;
}

const countsOf = ({ totalCount, idleCount, waitingCount }: Pool) => [totalCount, idleCount, waitingCount];

/** Ends every other connection to the database, as an operator or a crash would. */
async function endBackends(): Promise<void> {
  const operator = new Pool({ connectionString: database.url, max: 1 });
  await operator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await operator.end();
}

it('replaces a silently dropped connection after one failed statement', async () => {
  const faulty = await startFaultyDatabase(database.url);
  onTestFinished(() => faulty.stop());
  const pool = makePool({ connectionString: faulty.url });
  await pool.query('select 1');
  faulty.fail('lost');
  await expect(pool.query('select 2')).rejects.toThrow('Query read timeout');
  expect((await pool.query<{ three: number }>('select 3 as three')).rows).toEqual([{ three: 3 }]);
});

it('releases the connections of transactions whose backends are ended, at each of their steps', async () => {
  const orm = await connectDatabase(database.url);
  onTestFinished(() => orm.close());
  const pool = await orm.em.getConnection().getNativeClient();
  const transact = (work: (run: (statement: string) => Promise<unknown>) => Promise<unknown>) =>
    orm.em.fork().transactional((tx) => work((statement) => query(tx, sql.raw(statement))));
  const running = [
    transact((run) => run('select pg_sleep(20)')),
    transact(async (run) => {
      await run('select 1');
      await sleep(1_000);
    }),
    transact(async (run) => {
      await run('select 1');
      await sleep(1_000);
      await run('select 1');
    }),
    transact(async (run) => {
      await run('select 1');
      await sleep(1_000);
      throw new Error('planned');
    }),
  ];
  const settled = Promise.allSettled(running);
  await expect.poll(() => countsOf(pool)).toEqual([4, 0, 0]);
  await sleep(200);
  await endBackends();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  await expect.poll(() => countsOf(pool)).toEqual([0, 0, 0]);
  expect(await query(orm.em.fork(), sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

describe('a connection that is never released', () => {
  it('frees its slot when it ends', async () => {
    const pool = makePool({});
    await pool.connect();
    expect(countsOf(pool)).toEqual([1, 0, 0]);
    await endBackends();
    await expect.poll(() => countsOf(pool)).toEqual([0, 0, 0]);
  });

  it('is closed after its idle time, and not while a statement runs', async () => {
    const pool = closeLeakedConnections(makePool({}), 300);
    const client = await pool.connect();
    await client.query('select pg_sleep(0.6)');
    expect(countsOf(pool)).toEqual([1, 0, 0]);
    await expect.poll(() => countsOf(pool)).toEqual([0, 0, 0]);
  });

  it('makes the pool count as stuck once others have waited in vain, until a slot is free', async () => {
    const pool = makePool({});
    const client = await pool.connect();
    Object.assign(pool.options, { connectionTimeoutMillis: 100 });
    await sleep(400);
    expect(isPoolStuck(pool, 300)).toBe(false);
    await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded');
    expect(isPoolStuck(pool, 300)).toBe(true);
    client.release();
    expect(isPoolStuck(pool, 300)).toBe(false);
  });
});

it('a pool does not count as stuck while the database is unreachable', async () => {
  const faulty = await startFaultyDatabase(database.url);
  onTestFinished(() => faulty.stop());
  const pool = makePool({ connectionString: faulty.url, connectionTimeoutMillis: 100 });
  faulty.fail('hanging');
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(pool.query('select 1')).rejects.toBeInstanceOf(Error);
    expect(isPoolStuck(pool, 300)).toBe(false);
  }
});

it('one request waits for a hanging database once, and others wait on their own', async () => {
  const faulty = await startFaultyDatabase(database.url);
  onTestFinished(() => faulty.stop());
  const pool = makePool({ connectionString: faulty.url, connectionTimeoutMillis: 500, max: 3 });
  faulty.fail('hanging');
  const measure = async (): Promise<number> => {
    const began = performance.now();
    await expect(pool.query('select 1')).rejects.toBeInstanceOf(Error);
    return performance.now() - began;
  };
  const inRequest = (work: () => Promise<number[]>): Promise<number[]> =>
    new Promise((resolve, reject) => runWithOutageContext({}, () => void work().then(resolve, reject)));
  const times = await inRequest(async () => [await measure(), await measure(), await measure()]);
  expect(times.map((time) => time > 400)).toEqual([true, false, false]);
  expect((await inRequest(async () => [await measure()])).map((time) => time > 400)).toEqual([true]);
});
