import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparePostgresBinaries } from '../../server/app/embedded-database/postgres-binaries.ts';
import { ensureCluster, readOrCreatePassword } from '../../server/app/embedded-database/cluster.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { chooseDatabaseLocation } from '../../server/app/embedded-database/database-location.ts';
import { defaultPostgresSettings } from '../../server/app/embedded-database/postgres-settings.ts';
import { supervisePostgres } from '../../server/app/embedded-database/supervise-postgres.ts';
import { migrateDatabase } from '../../server/app/database/migrate-database.ts';
import { makeAccessibleFolder } from '../support/product.ts';
import { query } from './run-database.ts';

const log = () => {};
const print = log;
const folders: string[] = [];

function makeDataDir(): string {
  const folder = makeAccessibleFolder('ximblox-role-');
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A data folder from releases before 2026-11-22: the product was the superuser. Returns the superuser's password. */
async function makeOldDataDir(dataDir: string): Promise<string> {
  const place = chooseDatabaseLocation(dataDir);
  const password = readOrCreatePassword(place);
  const binaries = preparePostgresBinaries(place.folder, place.account);
  await ensureCluster(place, binaries);
  const postgres = await supervisePostgres({ location: place, binaries, settings: defaultPostgresSettings, log });
  const databaseUrl = `postgres://ximblox:${password}@127.0.0.1:${postgres.port}/ximblox`;
  await migrateDatabase({ databaseUrl, print });
  await query(databaseUrl, `select graphile_worker.add_job('of-before', '{"stored": true}'::json)`);
  await postgres.stop();
  return password;
}

/**
 * Everything in the database that the connected role does not own, except what belongs to PostgreSQL and its
 * extensions.
 */
const foreignObjects = `
  select format('%s %s', o.classid::regclass, pg_describe_object(o.classid, o.objid, 0)) as object
    from pg_shdepend o
   where o.dbid = (select oid from pg_database where datname = current_database()) and o.deptype = 'o'
     and o.refobjid <> current_user::regrole and o.classid <> 'pg_extension'::regclass
     and not exists (select 1 from pg_depend d where d.classid = o.classid and d.objid = o.objid and d.deptype = 'e')`;

/** Owned by the bootstrap superuser, on which PostgreSQL records no dependency. */
const bootstrapObjects = `
  select c.oid::regclass::text as object from pg_class c join pg_roles r on r.oid = c.relowner
   where r.rolsuper and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
     and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                       and d.deptype = 'e')
  union all
  select p.oid::regprocedure::text from pg_proc p join pg_roles r on r.oid = p.proowner
   where r.rolsuper and p.pronamespace::regnamespace::text !~ '^(pg_|information_schema$)'
     and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
                       and d.deptype = 'e')
  union all
  select nspname::text from pg_namespace n join pg_roles r on r.oid = n.nspowner
   where r.rolsuper and nspname !~ '^(pg_|information_schema$|public$)'`;

const attributes = `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
                      from pg_roles where rolname = current_user`;
const none = {
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
};

describe.each([
  ['a new data folder', false],
  ['a data folder of an earlier release', true],
])('the role of the product in %s', (_name, isOld) => {
  let database: EmbeddedDatabase;
  let oldPassword: string | null = null;
  const dataDir = makeDataDir();

  beforeAll(async () => {
    if (isOld) oldPassword = await makeOldDataDir(dataDir);
    database = await startEmbeddedDatabase({ dataDir, log });
    await migrateDatabase({ databaseUrl: database.url, print });
  });
  afterAll(() => database.stop());

  it('is not a superuser, and owns everything that exists', async () => {
    expect(await query(database.url, attributes)).toEqual([none]);
    expect(await query(database.url, foreignObjects)).toEqual([]);
    expect(await query(database.url, bootstrapObjects)).toEqual([]);
  });

  it.each([
    ['run programs', `copy (select 1) to program 'true'`],
    ['read files of the machine', `select pg_read_file('/etc/passwd')`],
    ['change settings', `alter system set fsync = off`],
    ['become superuser', `alter role current_user superuser`],
  ])('cannot %s', async (_what, statement) => {
    await expect(query(database.url, statement)).rejects.toThrow(/permission denied|must be superuser/);
  });

  it('can do what the product does: change tables, add jobs, lock, load and truncate', async () => {
    const attempt = query(
      database.url,
      `begin; alter table page add column tried int; alter table page disable trigger user;
       truncate page cascade; select pg_advisory_xact_lock(1);
       create extension if not exists unaccent; create text search configuration tried (copy = search_plain);
       select graphile_worker.add_job('tried', '{}'::json); select pg_notify('tried', ''); rollback`,
    );
    expect(await attempt.then(() => 'done')).toBe('done');
  });

  it('keeps the data, and the superuser can no longer log in', async ({ skip }) => {
    skip(!isOld, 'a new database holds nothing of before');
    const jobs = await query(database.url, `select task_identifier as name from graphile_worker.jobs`);
    expect(jobs).toEqual([{ name: 'of-before' }]);
    const asSuperuser = new URL(database.url);
    asSuperuser.username = 'ximblox';
    expect(decodeURIComponent(asSuperuser.password)).toBe(oldPassword);
    await expect(query(asSuperuser.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('stays the same at the next start', async () => {
    await database.stop();
    database = await startEmbeddedDatabase({ dataDir, log });
    expect(await query(database.url, attributes)).toEqual([none]);
    expect(await query(database.url, 'select count(*)::int > 0 as migrated from migration')).toEqual([
      { migrated: true },
    ]);
  });
});
