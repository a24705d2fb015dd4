import { expect, it, onTestFinished, vi } from 'vitest';
import { connectDatabase } from '../../../server/app/database/database.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { scheduleJob } from '../../../server/shared/jobs/enqueue-job.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const hour = 60 * 60 * 1_000;

it.each([-hour, hour])('a job runs at the right delay on a node whose clock is off by %d ms', async (skew) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const orm = await connectDatabase(database.url);
  onTestFinished(() => orm.close());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skew });
  onTestFinished(() => void vi.useRealTimers());
  await scheduleJob(orm.em.fork(), { name: 'tend-search-index', payload: {}, at: { after: 15_000 }, key: 'one' });
  const [job] = await query(
    orm.em.fork(),
    sql<{
      seconds: number;
    }>`select extract(epoch from run_at - created_at)::float8 as seconds from graphile_worker.jobs`,
  );
  expect(job?.seconds).toBeCloseTo(15, 0);
});
