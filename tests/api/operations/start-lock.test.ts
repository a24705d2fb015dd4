import { Client } from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../../../server/app/migrate-database.ts';
import { migrations } from '../../../server/app/migrations/index.ts';
import { underStartLock } from '../../../server/app/start-lock.ts';
import { createTestDatabase } from '../../support/test-database.ts';

/** Seconds that the database is kept busy; the long ones are longer than a statement of a request may take. */
const busy = process.env.TEST_LONG ? 25 : 4;

let databaseUrl: string;
let lines: string[];
const say = (line: string): void => void lines.push(line);

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

it('of two nodes that start at once, one makes the database ready, and the other says what it waits for', async () => {
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = underStartLock({ databaseUrl, say: () => {} }, async () => {
    entered.resolve();
    await leave.promise;
    order.push('first');
  });
  await entered.promise;
  const second = underStartLock({ databaseUrl, say }, async () => void order.push('second'));
  await expect
    .poll(() => lines)
    .toEqual([expect.stringMatching(/^Waiting for another node, or a restore, .* 3 seconds/)]);
  leave.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

it(`a start waits ${busy} seconds for a change that a killed node left running, and does not make it again`, async () => {
  const orphan = await connect();
  const last = 'select max(id) from migration';
  const { rows } = await orphan.query<{ name: string }>(`delete from migration where id = (${last}) returning name`);
  await orphan.query('begin; select pg_advisory_xact_lock(8210497114)');
  await orphan.query('insert into migration (name) values ($1)', [rows[0]?.name]);
  const started = migrateDatabase({ databaseUrl, say });
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^Bringing the database up to date, for 3 seconds/)]);
  await orphan.query(`select pg_sleep(${busy - 3})`);
  await orphan.query('commit');
  await started;
  const { rows: counted } = await orphan.query<{ count: number }>('select count(*)::int as count from migration');
  expect(counted).toEqual([{ count: migrations.length }]);
});

it('a start with a database of a newer release says so in one line, and goes on', async () => {
  const client = await connect();
  await client.query(`insert into migration (name) values ('20990101-9999-of-a-newer-release')`);
  await migrateDatabase({ databaseUrl, say });
  expect(lines).toEqual([expect.stringMatching(/^Warning: a newer release .*20990101-9999-of-a-newer-release[^\n]*$/)]);
});
