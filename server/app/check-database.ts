import { Client } from 'pg';
import { ConfigError } from './config.ts';

/** PostgreSQL's own number of the oldest version that is known to do (its major version times 10,000). */
const oldestVersion = 150_000;

/** What is wrong with an address, by what the database or the way to it answered; never with its password. */
function explain(error: unknown, { host, pathname, username }: URL): ConfigError {
  const { code, message } = error as { code?: string } & Error;
  switch (code) {
    case '28P01':
    case '28000':
      return new ConfigError('DATABASE_URL', `names the user "${username}", whom ${host} refuses`);
    case '3D000':
      return new ConfigError('DATABASE_URL', `names the database "${pathname.slice(1)}", which ${host} does not have`);
    default:
      return new ConfigError('DATABASE_URL', `leads to ${host}, which cannot be reached (${code ?? message})`);
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw explain(error, new URL(url));
  }
}

/** Asks an outside database once whether it is there, lets us in and is new enough. Throws ConfigError. */
export async function checkDatabase(url: string, oldest = oldestVersion): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    );
    if (rows[0] && rows[0].number < oldest) {
      const needed = Math.floor(oldest / 10_000);
      throw new ConfigError('DATABASE_URL', `leads to PostgreSQL ${rows[0].name}, and ${needed} or newer is needed`);
    }
  } finally {
    await client.end();
  }
}
