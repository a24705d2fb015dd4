import { Client } from 'pg';
import { ConfigError } from './config.ts';

/** PostgreSQL's own number of the oldest version that is known to do (its major version times 10,000). */
const oldestVersion = 150_000;

/** Milliseconds to connect in, and to answer in. */
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/** What is wrong with an address, by what the database or the way to it answered; never with its password. */
function explain(error: unknown, { host, pathname, username }: URL): ConfigError {
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

/** What is known of a database before anything is asked of it. */
type Nature = {
  versionNumber: number;
  version: string;
  encoding: string;
  isStandby: boolean;
  isNew: boolean;
  mayCreate: boolean;
};

async function readNature(client: Client): Promise<Nature> {
  const { rows } = await client.query<Nature>(
    `select current_setting('server_version_num')::int as "versionNumber", current_setting('server_version') as version,
            current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isStandby",
            to_regclass('public.migration') is null as "isNew",
            has_database_privilege(current_database(), 'create')
              and has_schema_privilege('public', 'create') as "mayCreate"`,
  );
  const [nature] = rows;
  if (!nature) throw new Error('no answer');
  return nature;
}

/** Connects, asks and takes its leave; whatever goes wrong on the way is told as a ConfigError. */
async function ask(url: string): Promise<Nature> {
  const client = new Client({ connectionString: url, ...patience });
  // What broke is told by the question that was under way.
  client.on('error', () => {});
  try {
    await client.connect();
    return await readNature(client);
  } catch (error) {
    throw explain(error, new URL(url));
  } finally {
    void client.end().catch(() => {});
  }
}

/** Why the product cannot live in a database; null where it can. */
function findProblem(
  { versionNumber, version, encoding, isStandby, isNew, mayCreate }: Nature,
  { username, pathname }: URL,
  oldest: number,
): string | null {
  if (versionNumber < oldest)
    return `leads to PostgreSQL ${version}, and ${Math.floor(oldest / 10_000)} or newer is needed`;
  if (isStandby) return 'leads to a standby, which takes no writes: name the primary';
  if (encoding !== 'UTF8') return `names a database whose encoding is ${encoding}, and UTF8 is needed`;
  if (isNew && !mayCreate)
    return `names the user "${username}", who may not make tables in "${pathname.slice(1)}": make that user its owner`;
  return null;
}

/** Asks an outside database once whether it is there, lets us in, and is one that we can use. Throws ConfigError. */
export async function checkDatabase(url: string, oldest = oldestVersion): Promise<void> {
  const problem = findProblem(await ask(url), new URL(url), oldest);
  if (problem !== null) throw new ConfigError('DATABASE_URL', problem);
}
