import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { inject, expect, it, onTestFinished } from 'vitest';
import { checkDatabase } from '../../../server/app/check-database.ts';

/** Of a database that is always there, the role's own, and that no test copies: a copy waits for nobody to be connected. */
function address(change: Partial<URL> = {}): string {
  return Object.assign(new URL(inject('templateUrl')), { pathname: '/ximblox', ...change }).href;
}

it('the start goes on with a database that is there', async () => {
  await expect(checkDatabase(address())).resolves.toBeUndefined();
});

it.each([
  ['that nothing answers at', { port: '1' }, /^DATABASE_URL leads to \S+:1, which cannot be reached \(ECONNREFUSED\)/],
  ['with a wrong password', { password: 'wrong-one' }, /^DATABASE_URL names the user "\w+", whom \S+ refuses/],
  ['of no database', { pathname: '/none' }, /^DATABASE_URL names the database "none", which \S+ does not have/],
])('the start ends with one line at an address %s', async (_, change, message) => {
  const started = checkDatabase(address(change));
  await expect(started).rejects.toThrow(message);
  await expect(started).rejects.toThrow(/, for example DATABASE_URL=postgres:/);
  await expect(started).rejects.not.toThrow(/wrong-one|\n/);
});

it('the start ends with one line at a database that is too old', async () => {
  await expect(checkDatabase(address(), 990_000)).rejects.toThrow(
    /^DATABASE_URL leads to PostgreSQL \d+.*, and 99 or newer is needed/,
  );
});

/** Runs statements as the owner of everything, and others when the test is over. */
async function prepare(statements: readonly string[], afterwards: readonly string[]): Promise<void> {
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

it('the start ends with one line where the user may not make tables in the new database', async () => {
  await prepare(
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

it('the start ends with one line at a database of another encoding', async () => {
  await prepare(
    [`create database western template template0 encoding 'LATIN1' locale 'C' locale_provider libc`],
    ['drop database western'],
  );
  await expect(checkDatabase(address({ pathname: '/western' }))).rejects.toThrow(
    /^DATABASE_URL names a database whose encoding is LATIN1, and UTF8 is needed/,
  );
});

it('the start ends with one line where something takes the connection and is silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(checkDatabase(`postgres://ximblox@127.0.0.1:${port}/ximblox`)).rejects.toThrow(
    /^DATABASE_URL leads to 127\.0\.0\.1:\d+, which cannot be reached \(timeout expired\)/,
  );
});
