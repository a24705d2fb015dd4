import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { migrateDatabase } from '../../server/app/database/migrate-database.ts';
import { generateDocumentsIfStale } from '../../tools/build/generate-documents.ts';
import { makeAccessibleFolder } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated, empty database that is copied for every test server. */
    templateUrl: string;
  }
}

const templateName = 'template_ximblox';

/** Test databases are disposable: they need not survive a crash or resist password guessing. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // Its workers connect once a minute, and a database with a connected worker cannot be dropped by its owner.
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
  await migrateDatabase({ databaseUrl: template.href, print: () => {} });
  return template.href;
}

/** Starts one PostgreSQL for all tests of the run, after generating the clients' operations for the server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  generateDocumentsIfStale();
  const dataDir = makeAccessibleFolder('ximblox-test-');
  const roleAttributes = ['CREATEDB', 'CREATEROLE'] as const;
  const database = await startEmbeddedDatabase({ dataDir, settings, roleAttributes, log: () => {} });
  project.provide('templateUrl', await createTemplate(database.url));
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
