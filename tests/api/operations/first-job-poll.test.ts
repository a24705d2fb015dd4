import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJobs } from '../../../server/app/jobs/start-jobs.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { Client } from 'pg';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('jobs run even if the database did not reply to the first poll', async () => {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table graphile_worker._private_tasks in access exclusive mode');
  const reports: boolean[] = [];
  const done: unknown[] = [];
  const jobs = await startJobs({
    databaseUrl: server.databaseUrl,
    log: pino({ enabled: false }),
    lanes: [{ name: 'others', taskList: { note: (payload) => void done.push(payload) }, concurrency: 2 }],
    crontab: '',
    onLaneStatus: (_lane, works) => reports.push(works),
  });
  await expect.poll(() => reports, { timeout: 20_000 }).toEqual([false]);
  await client.query('rollback');
  await client.query(`select graphile_worker.add_job('note', '{"turn": 1}')`);
  await client.end();
  await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ turn: 1 }]);
  expect(reports).toEqual([false, true]);
  await jobs.stop();
});
