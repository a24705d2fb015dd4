import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../../../server/app/database/database.ts';
import { addHealthRoutes } from '../../../server/app/health/health-routes.ts';
import { HealthMonitor } from '../../../server/app/health/health-monitor.ts';
import { type FaultyDatabase, startFaultyDatabase } from '../../support/faults/faulty-database.ts';
import { createTestDatabase } from '../../support/test-database.ts';

let faulty: FaultyDatabase;
let healthMonitor: HealthMonitor;
let read: () => Promise<[status: number, body: unknown]>;

beforeEach(async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  faulty = await startFaultyDatabase(database.url);
  onTestFinished(() => faulty.stop());
  const orm = await connectDatabase(faulty.url);
  onTestFinished(() => orm.close());
  healthMonitor = new HealthMonitor({ orm, limitsMs: { dead: 300, stuck: 1_000, interval: 100 } });
  onTestFinished(() => healthMonitor.stop());
  const app = fastify();
  addHealthRoutes(app, { orm, lifecycle: { isShuttingDown: false }, healthMonitor });
  onTestFinished(() => app.close());
  read = async () => {
    const response = await app.inject('/healthz');
    return [response.statusCode, response.json()];
  };
});

const alive = [200, { status: 'alive' }];

it('reports a part that has not worked for too long although the database replies, until it works again', async () => {
  healthMonitor.createStatusReporter('jobs')(true);
  expect(await read()).toEqual(alive);
  healthMonitor.createStatusReporter('jobs')(false);
  expect(await read()).toEqual(alive);
  await expect.poll(read, { timeout: 20_000 }).toEqual([503, { status: 'dead', parts: ['jobs'] }]);
  healthMonitor.createStatusReporter('jobs')(true);
  expect(await read()).toEqual(alive);
});

it('does not count the time in which the database is unreachable', async () => {
  faulty.fail('refusing');
  healthMonitor.createStatusReporter('event listener')(false);
  await sleep(1_500);
  expect(await read()).toEqual(alive);
  faulty.fail('none');
  await expect.poll(read, { timeout: 20_000 }).toEqual([503, { status: 'dead', parts: ['event listener'] }]);
});
