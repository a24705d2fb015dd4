import { beforeEach, expect, test } from 'vitest';
import { errorCollections } from '../shared/errors/index.ts';
import type { RestClient, RestResult } from '../shared/http/rest-client.ts';
import { resetAccount } from './reset-account.ts';

const values = { token: 'secret', password: 'Long-enough-1', confirm: 'Long-enough-1' };
const collections = ['reset-password', 'activate-account'] as const;

beforeEach(() => {
  for (const name of collections) errorCollections.clear(name);
});

function respondWith(response: Omit<Extract<RestResult<never>, { isDone: false }>, 'isDone'> | 'done') {
  const calls: unknown[][] = [];
  const call: RestClient['call'] = async <Body>(...request: unknown[]) => {
    calls.push(request);
    return (response === 'done' ? { isDone: true, body: {} } : { isDone: false, ...response }) as RestResult<Body>;
  };
  return { rest: { call }, calls };
}

test.each(collections)('sends token, password and confirmation for %s', async (collection) => {
  const { rest, calls } = respondWith('done');
  expect(await resetAccount(rest, collection, values)).toBe('done');
  expect(calls).toEqual([['POST', '/auth/reset-account', values]]);
  expect(errorCollections.get(collection)).toEqual([]);
});

test.each(collections)("the server's errors are stored in the collection %s", async (collection) => {
  const errors = [
    { code: 'V_03', property: 'user.confirm' },
    { code: 'V_10', property: 'user.password' },
  ];
  const { rest } = respondWith({ status: 200, errors, message: 'Password and confirmation do not match.' });
  expect(await resetAccount(rest, collection, values)).toBe('refused');
  expect(errorCollections.get(collection)).toEqual(errors);
});

test("a network failure stores the response's message", async () => {
  const errors = [{ code: 'G_01', property: '' }];
  const { rest } = respondWith({ status: 500, errors, message: 'Something went wrong, please try again later.' });
  expect(await resetAccount(rest, 'reset-password', values)).toBe('refused');
  expect(errorCollections.get('reset-password')).toEqual([
    { code: '', property: '', message: 'Something went wrong, please try again later.' },
  ]);
});

test('without a response the call fails without errors', async () => {
  const { rest } = respondWith({ status: 0, errors: [], message: '' });
  expect(await resetAccount(rest, 'reset-password', values)).toBe('failed');
  expect(errorCollections.get('reset-password')).toEqual([]);
});

test('a new attempt clears earlier errors', async () => {
  errorCollections.set('activate-account', [{ code: 'V_05', property: 'user.token' }]);
  await resetAccount(respondWith('done').rest, 'activate-account', values);
  expect(errorCollections.get('activate-account')).toEqual([]);
});
