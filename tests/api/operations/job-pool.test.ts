import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { createJobPool } from '../../../server/app/jobs/job-pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
let pool: Pool;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = createJobPool(database.url, pino({ enabled: false }));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const takeConnection = (): Promise<() => void> =>
  new Promise((resolve, reject) => {
    pool.connect((error, _client, release) => (error ? reject(error) : resolve(release)));
  });

it('accepts a connection that the worker returns twice, as it does when it fails while it ends', async () => {
  const release = await takeConnection();
  release();
  expect(release).not.toThrow();
});

it('lends a connection to one borrower at a time, even if an earlier one returned it twice', async () => {
  const first = await takeConnection();
  first();
  const second = await takeConnection();
  first();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
  second();
  expect(pool.idleCount).toBe(1);
});
