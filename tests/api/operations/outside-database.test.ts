import { inject, expect, it } from 'vitest';
import { checkDatabase } from '../../../server/app/check-database.ts';

/** Of a database that is always there, and that no test copies: a copy waits for nobody to be connected. */
function address(change: Partial<URL> = {}): string {
  return Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres', ...change }).href;
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
