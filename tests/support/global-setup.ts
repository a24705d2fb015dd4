import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { migrateDatabase } from '../../server/app/migrate-database.ts';
import { generateIfStale } from '../../tools/build/generate.ts';
import { makeOpenFolder } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database that every test server gets a copy of: migrated, and empty. */
    templateUrl: string;
  }
}

const templateName = 'template_ximblox';

/** Databases of a test are thrown away: nothing has to survive a crash, and nobody guesses the password. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // Its workers come once a minute, and a database that one of them is in cannot be dropped by its owner.
  autovacuum: 'off',
  scram_iterations: '1',
};

async function createTemplate(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${templateName}`;
  await migrateDatabase({ databaseUrl: template.href, say: () => {} });
  return template.href;
}

/** Starts one PostgreSQL for all tests of the run; the server that they start names the clients' operations. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  generateIfStale();
  const dataDir = makeOpenFolder('ximblox-test-');
  const roleAttributes = ['CREATEDB', 'CREATEROLE'] as const;
  const database = await startEmbeddedDatabase({ dataDir, settings, roleAttributes, log: () => {} });
  project.provide('templateUrl', await createTemplate(database.url));
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
