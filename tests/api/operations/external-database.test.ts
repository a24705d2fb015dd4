import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { inject, expect, it, onTestFinished } from 'vitest';
import { checkDatabase } from '../../../server/app/database/check-database.ts';

/**
 * The role's own database, which always exists and which no test copies: copying a database requires that nobody is
 * connected to it.
 */
function address(change: Partial<URL> = {}): string {
  return Object.assign(new URL(inject('templateUrl')), { pathname: '/ximblox', ...change }).href;
}

it('the server starts with an existing database', async () => {
  await expect(checkDatabase(address())).resolves.toBeUndefined();
});

it.each([
  ['that does not respond', { port: '1' }, /^DATABASE_URL leads to \S+:1, which cannot be reached \(ECONNREFUSED\)/],
  ['with a wrong password', { password: 'wrong-one' }, /^DATABASE_URL names the user "\w+", whom \S+ refuses/],
  ['of no database', { pathname: '/none' }, /^DATABASE_URL names the database "none", which \S+ does not have/],
])('the server stops with one line for an address %s', async (_, change, message) => {
  const started = checkDatabase(address(change));
  await expect(started).rejects.toThrow(message);
  await expect(started).rejects.toThrow(/, for example DATABASE_URL=postgres:/);
  await expect(started).rejects.not.toThrow(/wrong-one|\n/);
});

it('the server stops with one line if the database is too old', async () => {
  await expect(checkDatabase(address(), 990_000)).rejects.toThrow(
    /^DATABASE_URL leads to PostgreSQL \d+.*, and 99 or newer is needed/,
  );
});

/** Runs statements as the superuser, and the others after the test. */
async function runAsOwner(statements: readonly string[], afterwards: readonly string[]): Promise<void> {
  const run = async (list: readonly string[]): Promise<void> => {
    const client = new Client({ connectionString: address() });
    await client.connect();
    try {
      for (const statement of list) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  onTestFinished(() => run(afterwards));
  await run(statements);
}

it('the server stops with one line if the user may not create tables in the new database', async () => {
  await runAsOwner(
    ['create database shared_one', `create role newcomer login password 'of-the-newcomer'`],
    ['drop database shared_one', 'drop role newcomer'],
  );
  const started = checkDatabase(
    address({ username: 'newcomer', password: 'of-the-newcomer', pathname: '/shared_one' }),
  );
  await expect(started).rejects.toThrow(
    /^DATABASE_URL names the user "newcomer", who may not make tables in "shared_one": make that user its owner, for/,
  );
});

it('the server stops with one line if the database has another encoding', async () => {
  await runAsOwner(
    [`create database western template template0 encoding 'LATIN1' locale 'C' locale_provider libc`],
    ['drop database western'],
  );
  await expect(checkDatabase(address({ pathname: '/western' }))).rejects.toThrow(
    /^DATABASE_URL names a database whose encoding is LATIN1, and UTF8 is needed/,
  );
});

it('the server stops with one line if the address accepts the connection but stays silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(checkDatabase(`postgres://ximblox@127.0.0.1:${port}/ximblox`)).rejects.toThrow(
    /^DATABASE_URL leads to 127\.0\.0\.1:\d+, which cannot be reached \(timeout expired\)/,
  );
});
