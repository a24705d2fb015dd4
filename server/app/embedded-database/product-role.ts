import { Client } from 'pg';
import { embeddedDatabaseName, embeddedSuperuserName } from './cluster.ts';

/** Role that the product connects as. It owns the product's database and nothing else. */
export const productRoleName = 'ximblox_site';

/** Additional attributes of the role; for tests, which create databases and roles. */
export type PostgresRoleAttribute = 'CREATEDB' | 'CREATEROLE';

type PostgresAddress = { port: number; password: string };

/** PostgreSQL's codes for a wrong password or a missing role, which it does not distinguish. */
const isAuthenticationError = (error: unknown): boolean =>
  ['28P01', '28000'].includes((error as { code?: string }).code ?? '');

async function connect({ port, password }: PostgresAddress, user: string): Promise<Client | null> {
  const client = new Client({ host: '127.0.0.1', port, user, password, database: embeddedDatabaseName });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (isAuthenticationError(error)) return null;
    throw error;
  }
}

/** Selects objects in the product's schemas that do not belong to an extension, which keeps its owner. */
const ownObjectCondition = (catalogue: string, object: string, schema: string): string => `
  ${schema}::regnamespace::text !~ '^(pg_|information_schema$)' and not exists (
    select 1 from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${object} and d.deptype = 'e')`;

/**
 * Makes the product's role the owner of everything in the database. REASSIGN OWNED does not work for the superuser that
 * created the cluster, so each kind of object is listed. A column's sequence follows its table.
 */
const transferOwnershipSql = `
do $$
declare statement text;
begin
  for statement in
    select format('alter schema %I owner to ${productRoleName}', nspname) from pg_namespace n
     where nspname <> 'public' and ${ownObjectCondition('pg_namespace', 'n.oid', 'n.oid')}
    union all
    select format('alter table %s owner to ${productRoleName}', c.oid::regclass) from pg_class c
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${ownObjectCondition('pg_class', 'c.oid', 'c.relnamespace')}
    union all
    select format('alter sequence %s owner to ${productRoleName}', c.oid::regclass) from pg_class c
     where c.relkind = 'S' and ${ownObjectCondition('pg_class', 'c.oid', 'c.relnamespace')}
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                          and d.deptype in ('a', 'i'))
    union all
    select format('alter type %s owner to ${productRoleName}', t.oid::regtype) from pg_type t
     where (t.typtype in ('e', 'd', 'r') or (t.typtype = 'c' and
              (select relkind from pg_class where oid = t.typrelid) = 'c'))
       and ${ownObjectCondition('pg_type', 't.oid', 't.typnamespace')}
    union all
    select format('alter routine %s owner to ${productRoleName}', p.oid::regprocedure) from pg_proc p
     where ${ownObjectCondition('pg_proc', 'p.oid', 'p.pronamespace')}
    union all
    select format('alter text search dictionary %s owner to ${productRoleName}', s.oid::regdictionary) from pg_ts_dict s
     where ${ownObjectCondition('pg_ts_dict', 's.oid', 's.dictnamespace')}
    union all
    select format('alter text search configuration %s owner to ${productRoleName}', s.oid::regconfig) from pg_ts_config s
     where ${ownObjectCondition('pg_ts_config', 's.oid', 's.cfgnamespace')}
  loop
    execute statement;
  end loop;
end $$`;

/** Runs in one transaction: the next start repeats an interrupted one. */
async function createProductRole(
  superuser: Client,
  { password }: PostgresAddress,
  attributes: readonly PostgresRoleAttribute[],
): Promise<void> {
  const options = ['login', 'nosuperuser', ...attributes, `password ${superuser.escapeLiteral(password)}`];
  await superuser.query('begin');
  await superuser.query(`create role ${productRoleName} ${options.join(' ')}`);
  await superuser.query(`alter database ${embeddedDatabaseName} owner to ${productRoleName}`);
  await superuser.query(transferOwnershipSql);
  // From now on the superuser can only be used in single-user mode, by the owner of the files.
  await superuser.query(`alter role ${embeddedSuperuserName} password null`);
  await superuser.query('commit');
}

/** Creates the product's role and makes it the owner of the database, unless that was done before. */
export async function ensureProductRole(
  server: PostgresAddress,
  attributes: readonly PostgresRoleAttribute[],
): Promise<void> {
  const existing = await connect(server, productRoleName);
  if (existing) return existing.end();
  const superuser = await connect(server, embeddedSuperuserName);
  if (!superuser) throw new Error('the database rejects its password');
  try {
    await createProductRole(superuser, server, attributes);
  } finally {
    await superuser.end();
  }
}
