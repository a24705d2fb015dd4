import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { makeJobPool } from '../../../server/app/job-pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
let pool: Pool;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = makeJobPool(database.url, pino({ enabled: false }));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const take = (): Promise<() => void> =>
  new Promise((resolve, reject) => {
    pool.connect((error, _client, release) => (error ? reject(error) : resolve(release)));
  });

it('takes back a connection of the jobs twice, as the worker gives it where it fails while it ends', async () => {
  const release = await take();
  release();
  expect(release).not.toThrow();
});

it('lends a connection to one taker at a time, however often the one before gave it back', async () => {
  const first = await take();
  first();
  const second = await take();
  first();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
  second();
  expect(pool.idleCount).toBe(1);
});
