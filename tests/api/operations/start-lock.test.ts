import { Client } from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../../../server/app/database/migrate-database.ts';
import { migrations } from '../../../server/app/migrations/index.ts';
import { withStartLock } from '../../../server/app/database/with-start-lock.ts';
import { createTestDatabase } from '../../support/test-database.ts';

/** Seconds that the database is busy; in the long run longer than the statement timeout of a request. */
const busy = process.env.TEST_LONG ? 25 : 4;

let databaseUrl: string;
let lines: string[];
const print = (line: string): void => void lines.push(line);

beforeEach(async () => {
  lines = [];
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  databaseUrl = database.url;
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

it('of two nodes that start at once, one migrates the database, and the other logs what it waits for', async () => {
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = withStartLock({ databaseUrl, print: () => {} }, async () => {
    entered.resolve();
    await leave.promise;
    order.push('first');
  });
  await entered.promise;
  const second = withStartLock({ databaseUrl, print }, async () => void order.push('second'));
  await expect
    .poll(() => lines)
    .toEqual([expect.stringMatching(/^Waiting for another node, or a restore, .* 3 seconds/)]);
  leave.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

it(`a start waits ${busy} seconds for a migration that a killed node left running, and does not repeat it`, async () => {
  const orphan = await connect();
  const last = 'select max(id) from migration';
  const { rows } = await orphan.query<{ name: string }>(`delete from migration where id = (${last}) returning name`);
  await orphan.query('begin; select pg_advisory_xact_lock(8210497114)');
  await orphan.query('insert into migration (name) values ($1)', [rows[0]?.name]);
  const started = migrateDatabase({ databaseUrl, print });
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^Bringing the database up to date, for 3 seconds/)]);
  await orphan.query(`select pg_sleep(${busy - 3})`);
  await orphan.query('commit');
  await started;
  const { rows: counted } = await orphan.query<{ count: number }>('select count(*)::int as count from migration');
  expect(counted).toEqual([{ count: migrations.length }]);
});

it('a start with the database of a newer release logs one line and continues', async () => {
  const client = await connect();
  await client.query(`insert into migration (name) values ('20990101-9999-of-a-newer-release')`);
  await migrateDatabase({ databaseUrl, print });
  expect(lines).toEqual([expect.stringMatching(/^Warning: a newer release .*20990101-9999-of-a-newer-release[^\n]*$/)]);
});
