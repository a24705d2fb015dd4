import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { endSilentConnections } from '../../../server/app/end-silent-connections.ts';
import { startFaultyDatabase } from '../../support/faulty-database.ts';
import { createTestDatabase } from '../../support/test-database.ts';

it('a connection whose other end is gone without a word fails one statement, and the next one has a new connection', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const faulty = await startFaultyDatabase(database.url);
  onTestFinished(() => faulty.stop());
  const pool = endSilentConnections(new Pool({ connectionString: faulty.url, max: 1, query_timeout: 1_000 }));
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  faulty.fail('lost');
  await expect(pool.query('select 2')).rejects.toThrow('Query read timeout');
  expect((await pool.query<{ three: number }>('select 3 as three')).rows).toEqual([{ three: 3 }]);
});
