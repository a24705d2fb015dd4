import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/app/embedded-database/index.ts';
import type { JobSite } from './job-scenarios.ts';
import { copyPreparedData } from '../prepared-data.ts';
import { administrator, type Product, startProduct } from '../product.ts';
import { type ScriptedMailServer, startScriptedMailServer } from '../faults/scripted-mail-server.ts';
import { createClient } from '../test-client.ts';

/** Nodes of the product on one database, with a scripted mail server. */
export type JobNodes = JobSite & {
  database: EmbeddedDatabase;
  start: () => Promise<Product>;
};

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'test' });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** The process of a database and all its children. */
export function listProcesses(location: string): number[] {
  const parent = Number.parseInt(readFileSync(join(location, 'cluster', 'postmaster.pid'), 'utf8'), 10);
  const parentOf = (pid: number): number => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
    } catch {
      return 0;
    }
  };
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return [parent, ...pids.filter((pid) => parentOf(pid) === parent)];
}

/** Starts the database, the mail server and a first node; all of them end with the test. */
export async function startJobNodes(folder: string): Promise<JobNodes & { first: Product }> {
  const dataDir = join(folder, 'data');
  copyPreparedData(dataDir, 'empty');
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  onTestFinished(() => database.stop());
  const mail: ScriptedMailServer = await startScriptedMailServer();
  onTestFinished(() => mail.stop());
  let starts = 0;
  const env = { DATABASE_URL: database.url, SMTP_URL: mail.url, SECRET: 'what the nodes of this test know', DEMO: '0' };
  const file = basename(expect.getState().testPath ?? '', '.test.ts');
  const start = async (): Promise<Product> => {
    starts += 1;
    const product = await startProduct({
      dataDir,
      env,
      logFile: `test-results/${file}-node-${starts}.log`,
    });
    onTestFinished(async () => {
      product.process.kill('SIGCONT');
      await product.stop();
    });
    return product;
  };
  const first = await start();
  const staff = createClient(first.address);
  await staff.post('/auth/login', administrator);
  return { database, start, first, staff, mail, dataDir, db: await connect(database.url) };
}

/**
 * Locks the job that maintains the index every few seconds: it would take a slot from the test's jobs, and wait in it.
 */
async function lockMaintenanceJob(client: Client): Promise<void> {
  const statement = `select from graphile_worker._private_jobs
                      where key = 'tend-search-index' and locked_at is null for update skip locked`;
  while ((await client.query(statement)).rowCount === 0) await sleep(50);
}

/** Locks tables in a transaction until it is rolled back; no regular job takes that long. */
export async function lockTables(url: string, locks: readonly string[]): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, application_name: 'test' });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  await lockMaintenanceJob(client);
  for (const lock of new Set(locks)) await client.query(`lock table ${lock}`);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}
