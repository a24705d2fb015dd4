import { Client } from 'pg';
import { ConfigError } from '../config/config.ts';

/** Oldest supported version as PostgreSQL's version number (major version times 10,000). */
const minVersionNumber = 150_000;

/** Milliseconds for connecting and for each query. */
const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/** Translates a connection error into a ConfigError. The message never contains the password. */
function toConfigError(error: unknown, { host, pathname, username }: URL): ConfigError {
  const { code, message } = error as { code?: string } & Error;
  switch (code) {
    case '28P01':
    case '28000':
      return new ConfigError('DATABASE_URL', `names the user "${username}", whom ${host} refuses`);
    case '3D000':
      return new ConfigError('DATABASE_URL', `names the database "${pathname.slice(1)}", which ${host} does not have`);
    case '53300':
      return new ConfigError('DATABASE_URL', `leads to ${host}, whose max_connections are all taken`);
    case '57P03':
      return new ConfigError('DATABASE_URL', `leads to ${host}, which is starting or ending: try again in a moment`);
    default:
      return new ConfigError('DATABASE_URL', `leads to ${host}, which cannot be reached (${code ?? message})`);
  }
}

/** Facts about a database, read before anything in it is changed. */
type DatabaseInfo = {
  versionNumber: number;
  version: string;
  encoding: string;
  isStandby: boolean;
  isNew: boolean;
  mayCreate: boolean;
};

async function readDatabaseInfo(client: Client): Promise<DatabaseInfo> {
  const { rows } = await client.query<DatabaseInfo>(
    `select current_setting('server_version_num')::int as "versionNumber", current_setting('server_version') as version,
            current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isStandby",
            to_regclass('public.migration') is null as "isNew",
            has_database_privilege(current_database(), 'create')
              and has_schema_privilege('public', 'create') as "mayCreate"`,
  );
  const [info] = rows;
  if (!info) throw new Error('the database returned no row');
  return info;
}

/** Connects, reads the facts and disconnects. Throws a ConfigError if any step fails. */
async function fetchDatabaseInfo(url: string): Promise<DatabaseInfo> {
  const client = new Client({ connectionString: url, ...timeouts });
  // The pending query reports the error.
  client.on('error', () => {});
  try {
    await client.connect();
    return await readDatabaseInfo(client);
  } catch (error) {
    throw toConfigError(error, new URL(url));
  } finally {
    void client.end().catch(() => {});
  }
}

/** Returns why the product cannot use a database, or null if it can. */
function findProblem(
  { versionNumber, version, encoding, isStandby, isNew, mayCreate }: DatabaseInfo,
  { username, pathname }: URL,
  minVersion: number,
): string | null {
  if (versionNumber < minVersion)
    return `leads to PostgreSQL ${version}, and ${Math.floor(minVersion / 10_000)} or newer is needed`;
  if (isStandby) return 'leads to a standby, which takes no writes: name the primary';
  if (encoding !== 'UTF8') return `names a database whose encoding is ${encoding}, and UTF8 is needed`;
  if (isNew && !mayCreate)
    return `names the user "${username}", who may not make tables in "${pathname.slice(1)}": make that user its owner`;
  return null;
}

/** Checks that an external database is reachable, accepts our user and meets the requirements. Throws ConfigError. */
export async function checkDatabase(url: string, minVersion = minVersionNumber): Promise<void> {
  const problem = findProblem(await fetchDatabaseInfo(url), new URL(url), minVersion);
  if (problem !== null) throw new ConfigError('DATABASE_URL', problem);
}
