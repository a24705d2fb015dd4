import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { recordFailure, getLastFailure } from './last-failure.ts';

const response = new Response('{}', { status: 200, headers: { 'x-request-id': '7f3a22c1' } });

test('a rejected call has its catalogue code and request id', () => {
  recordFailure(new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { errorCode: 'G_01' } }] }), response);
  expect(getLastFailure()).toEqual({ code: 'G_01', requestID: '7f3a22c1' });
});

test('other failures have their GraphQL code, else the HTTP status', () => {
  const extensions = { code: 'INTERNAL_SERVER_ERROR' };
  recordFailure(new CombinedGraphQLErrors({ errors: [{ message: '', extensions }] }), response);
  expect(getLastFailure()?.code).toBe('INTERNAL_SERVER_ERROR');
  recordFailure(new Error('bad gateway'), new Response('', { status: 502 }));
  expect(getLastFailure()).toEqual({ code: 'HTTP 502', requestID: null });
});

test('a call without a connection has a code of its own', () => {
  recordFailure(new TypeError('Failed to fetch'), undefined);
  expect(getLastFailure()).toEqual({ code: 'NETWORK', requestID: null });
});
