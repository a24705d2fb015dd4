import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { noteFailure, readLastFailure } from './last-failure.ts';

const answered = new Response('{}', { status: 200, headers: { 'x-request-id': '7f3a22c1' } });

test('a refused call has the code of the catalogue and its request', () => {
  noteFailure(new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { errorCode: 'G_01' } }] }), answered);
  expect(readLastFailure()).toEqual({ code: 'G_01', requestID: '7f3a22c1' });
});

test('another failure has the code that GraphQL gives it, else the status', () => {
  const extensions = { code: 'INTERNAL_SERVER_ERROR' };
  noteFailure(new CombinedGraphQLErrors({ errors: [{ message: '', extensions }] }), answered);
  expect(readLastFailure()?.code).toBe('INTERNAL_SERVER_ERROR');
  noteFailure(new Error('bad gateway'), new Response('', { status: 502 }));
  expect(readLastFailure()).toEqual({ code: 'HTTP 502', requestID: null });
});

test('a call that reached no server says so', () => {
  noteFailure(new TypeError('Failed to fetch'), undefined);
  expect(readLastFailure()).toEqual({ code: 'NETWORK', requestID: null });
});
