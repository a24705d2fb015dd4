import { Client } from 'pg';
import { databaseName, superuserName } from './cluster.ts';

/** Who the product connects as: the owner of its database, and of nothing else. */
export const productRole = 'ximblox_site';

/** What the role may do besides; for tests, which make databases and roles of their own. */
export type RoleAttribute = 'CREATEDB' | 'CREATEROLE';

type Server = { port: number; password: string };

/** PostgreSQL's code for a wrong password, and for a role that does not exist (which it does not tell apart). */
const isRefused = (error: unknown): boolean => ['28P01', '28000'].includes((error as { code?: string }).code ?? '');

async function connect({ port, password }: Server, user: string): Promise<Client | null> {
  const client = new Client({ host: '127.0.0.1', port, user, password, database: databaseName });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Not of an extension, which keeps its owner, and in a schema of ours. */
const isOurs = (catalogue: string, object: string, schema: string): string => `
  ${schema}::regnamespace::text !~ '^(pg_|information_schema$)' and not exists (
    select 1 from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${object} and d.deptype = 'e')`;

/**
 * Gives everything in the database to the product's role. REASSIGN OWNED cannot take it from the superuser that the
 * cluster was made by, so each kind of object is named. A sequence of a column goes with its table.
 */
const giveObjects = `
do $$
declare statement text;
begin
  for statement in
    select format('alter schema %I owner to ${productRole}', nspname) from pg_namespace n
     where nspname <> 'public' and ${isOurs('pg_namespace', 'n.oid', 'n.oid')}
    union all
    select format('alter table %s owner to ${productRole}', c.oid::regclass) from pg_class c
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${isOurs('pg_class', 'c.oid', 'c.relnamespace')}
    union all
    select format('alter sequence %s owner to ${productRole}', c.oid::regclass) from pg_class c
     where c.relkind = 'S' and ${isOurs('pg_class', 'c.oid', 'c.relnamespace')}
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                          and d.deptype in ('a', 'i'))
    union all
    select format('alter type %s owner to ${productRole}', t.oid::regtype) from pg_type t
     where (t.typtype in ('e', 'd', 'r') or (t.typtype = 'c' and
              (select relkind from pg_class where oid = t.typrelid) = 'c'))
       and ${isOurs('pg_type', 't.oid', 't.typnamespace')}
    union all
    select format('alter routine %s owner to ${productRole}', p.oid::regprocedure) from pg_proc p
     where ${isOurs('pg_proc', 'p.oid', 'p.pronamespace')}
    union all
    select format('alter text search dictionary %s owner to ${productRole}', s.oid::regdictionary) from pg_ts_dict s
     where ${isOurs('pg_ts_dict', 's.oid', 's.dictnamespace')}
    union all
    select format('alter text search configuration %s owner to ${productRole}', s.oid::regconfig) from pg_ts_config s
     where ${isOurs('pg_ts_config', 's.oid', 's.cfgnamespace')}
  loop
    execute statement;
  end loop;
end $$`;

/** All of it or nothing: what an interrupted start did not finish, the next one does. */
async function makeRole(superuser: Client, { password }: Server, attributes: readonly RoleAttribute[]): Promise<void> {
  const options = ['login', 'nosuperuser', ...attributes, `password ${superuser.escapeLiteral(password)}`];
  await superuser.query('begin');
  await superuser.query(`create role ${productRole} ${options.join(' ')}`);
  await superuser.query(`alter database ${databaseName} owner to ${productRole}`);
  await superuser.query(giveObjects);
  // From now on it can be had in single-user mode alone, by whoever owns the files.
  await superuser.query(`alter role ${superuserName} password null`);
  await superuser.query('commit');
}

/**
 * Makes the role that the product connects as, and gives it a database that the cluster's superuser owned until now;
 * nothing is done where that has happened.
 */
export async function ensureProductRole(server: Server, attributes: readonly RoleAttribute[]): Promise<void> {
  const present = await connect(server, productRole);
  if (present) return present.end();
  const superuser = await connect(server, superuserName);
  if (!superuser) throw new Error('the password of the database is refused');
  try {
    await makeRole(superuser, server, attributes);
  } finally {
    await superuser.end();
  }
}
