import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { createErrorCollections, errorCollections } from './error-collections.ts';
import { getErrorEntity, getErrorField, isGeneralError } from './error-item.ts';
import { submitCall, submitMutation } from './submit.ts';

const taken = { code: 'V_06', property: 'page.slug' };
const general = { code: 'AUTH_01', property: '' };

beforeEach(() => errorCollections.clear('create-page'));

test('the entity is the first part of the property', () => {
  expect([taken, general, { code: 'V_01', property: 'block.b1.title' }].map(getErrorEntity)).toEqual([
    'page',
    '',
    'block',
  ]);
});

test('the field is the last part of the property', () => {
  expect([taken, general, { code: 'V_01', property: 'block.b1.title' }].map(getErrorField)).toEqual([
    'slug',
    '',
    'title',
  ]);
});

test('an error with an empty property is general', () => {
  expect([taken, general].map(isGeneralError)).toEqual([false, true]);
});

test('each collection stores its own errors', () => {
  const collections = createErrorCollections();
  collections.set('login', [general]);
  collections.set('create-page', [taken]);
  collections.clear('login');
  expect(collections.get('login')).toEqual([]);
  expect(collections.get('create-page')).toEqual([taken]);
});

test('an empty collection is always the same array, so that nothing renders again', () => {
  const collections = createErrorCollections();
  expect(collections.get('media')).toBe(collections.get('users-overview'));
});

test('listeners are notified of changes until they unsubscribe', () => {
  const collections = createErrorCollections();
  const listener = vi.fn<() => void>();
  const unsubscribe = collections.subscribe(listener);
  collections.set('login', [general]);
  unsubscribe();
  collections.clear('login');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('errors are stored in the collection, and a success clears it', async () => {
  expect(await submitCall('create-page', async () => [taken])).toBe('refused');
  expect(errorCollections.get('create-page')).toEqual([taken]);
  expect(await submitCall('create-page', async () => [])).toBe('done');
  expect(errorCollections.get('create-page')).toEqual([]);
});

test('a network failure only marks the request as failed', async () => {
  errorCollections.set('create-page', [taken]);
  expect(await submitCall('create-page', () => Promise.reject(new TypeError('offline')))).toBe('failed');
  expect(errorCollections.get('create-page')).toEqual([]);
});

test('a response without data is a failure', async () => {
  expect(await submitCall('create-page', async () => undefined)).toBe('failed');
});

test('a GraphQL error with a catalogue code is stored like other errors', async () => {
  const forbidden = new CombinedGraphQLErrors({
    errors: [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN', errorCode: 'UM_01' } }],
  });
  expect(await submitCall('create-page', () => Promise.reject(forbidden))).toBe('refused');
  expect(errorCollections.get('create-page')).toEqual([{ code: 'UM_01', property: '' }]);
});

test('a mutation returns its result and stores its errors', async () => {
  const created = { page: { id: 7 }, errors: [] };
  expect(await submitMutation('create-page', async () => ({ data: { createPage: created } }))).toEqual({
    outcome: 'done',
    payload: created,
  });
  const refused = { page: null, errors: [{ code: 'V_06' as const, property: 'page.slug' }] };
  expect(await submitMutation('create-page', async () => ({ data: { createPage: refused } }))).toEqual({
    outcome: 'refused',
    payload: refused,
  });
  expect(errorCollections.get('create-page')).toEqual([taken]);
});

test('a mutation without a response has no result', async () => {
  const failed = { outcome: 'failed', payload: undefined };
  expect(await submitMutation('create-page', async () => ({ data: undefined }))).toEqual(failed);
  expect(await submitMutation('create-page', () => Promise.reject(new TypeError('offline')))).toEqual(failed);
});
