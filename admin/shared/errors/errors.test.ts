import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { createErrorCollections, errorCollections } from './error-collections.ts';
import { entityOf, fieldOf, isGeneral } from './error-item.ts';
import { submit } from './submit.ts';

const taken = { code: 'V_06', property: 'page.slug' };
const general = { code: 'AUTH_01', property: '' };

beforeEach(() => errorCollections.clear('create-page'));

test('the entity is derived from the property', () => {
  expect([taken, general, { code: 'V_01', property: 'block.b1.title' }].map(entityOf)).toEqual(['page', '', 'block']);
});

test('the field is the last name of the property', () => {
  expect([taken, general, { code: 'V_01', property: 'block.b1.title' }].map(fieldOf)).toEqual(['slug', '', 'title']);
});

test('an error with an empty property is a general one', () => {
  expect([taken, general].map(isGeneral)).toEqual([false, true]);
});

test('each collection keeps its own errors', () => {
  const collections = createErrorCollections();
  collections.set('login', [general]);
  collections.set('create-page', [taken]);
  collections.clear('login');
  expect(collections.get('login')).toEqual([]);
  expect(collections.get('create-page')).toEqual([taken]);
});

test('an empty collection is always the same list, so that nothing is drawn again', () => {
  const collections = createErrorCollections();
  expect(collections.get('media')).toBe(collections.get('users-overview'));
});

test('listeners hear of changes until they leave', () => {
  const collections = createErrorCollections();
  const listener = vi.fn<() => void>();
  const leave = collections.subscribe(listener);
  collections.set('login', [general]);
  leave();
  collections.clear('login');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a refusal stands in the collection, and a success empties it', async () => {
  expect(await submit('create-page', async () => [taken])).toBe('refused');
  expect(errorCollections.get('create-page')).toEqual([taken]);
  expect(await submit('create-page', async () => [])).toBe('done');
  expect(errorCollections.get('create-page')).toEqual([]);
});

test('a network failure only marks the request as failed', async () => {
  errorCollections.set('create-page', [taken]);
  expect(await submit('create-page', () => Promise.reject(new TypeError('offline')))).toBe('failed');
  expect(errorCollections.get('create-page')).toEqual([]);
});

test('an answer without data is a failure', async () => {
  expect(await submit('create-page', async () => undefined)).toBe('failed');
});

test("a GraphQL failure with a code of the catalogue counts as the server's refusal", async () => {
  const forbidden = new CombinedGraphQLErrors({
    errors: [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN', errorCode: 'UM_01' } }],
  });
  expect(await submit('create-page', () => Promise.reject(forbidden))).toBe('refused');
  expect(errorCollections.get('create-page')).toEqual([{ code: 'UM_01', property: '' }]);
});
