import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { beforeEach, expect, test } from 'vitest';
import { errorCollections } from '../shared/errors/index.ts';
import { resetAccount } from './reset-account.ts';

const collections = ['reset-password', 'activate-account'] as const;
const message = 'Something went wrong, please try again later.';

beforeEach(() => {
  for (const name of collections) errorCollections.clear(name);
});

const failWith = (error: Error) => () => Promise.reject(error);

test.each(collections)('a stored password leaves the collection %s empty', async (collection) => {
  expect(await resetAccount(collection, async () => [])).toBe('done');
  expect(errorCollections.get(collection)).toEqual([]);
});

test.each(collections)("the server's errors are stored in the collection %s", async (collection) => {
  const errors = [
    { code: 'V_03', property: 'user.confirm' },
    { code: 'V_10', property: 'user.password' },
  ];
  expect(await resetAccount(collection, async () => errors)).toBe('refused');
  expect(errorCollections.get(collection)).toEqual(errors);
});

test.each([
  ['GraphQL error', new CombinedGraphQLErrors({ errors: [{ message }] })],
  [
    'HTTP error',
    new ServerError('Status 503', {
      response: new Response(null, { status: 503 }),
      bodyText: JSON.stringify({ errors: [{ message }] }),
    }),
  ],
])("a network failure stores the response's message, of a %s", async (_kind, error) => {
  expect(await resetAccount('reset-password', failWith(error))).toBe('refused');
  expect(errorCollections.get('reset-password')).toEqual([{ code: '', property: '', message }]);
});

test.each([
  ['without a response', new TypeError('Failed to fetch')],
  [
    'with a page instead of a response',
    new ServerError('Status 502', {
      response: new Response(null, { status: 502 }),
      bodyText: '<h1>Bad gateway</h1>',
    }),
  ],
])('%s the call fails without errors', async (_name, error) => {
  expect(await resetAccount('reset-password', failWith(error))).toBe('failed');
  expect(errorCollections.get('reset-password')).toEqual([]);
});

test('a new attempt clears earlier errors', async () => {
  errorCollections.set('activate-account', [{ code: 'V_05', property: 'user.token' }]);
  await resetAccount('activate-account', async () => []);
  expect(errorCollections.get('activate-account')).toEqual([]);
});
