import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefreshSessionDocument } from '../../generated/graphql.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionStore } from './session-store.ts';

const json = { 'content-type': 'application/json' };
const role = { __typename: 'Role', id: 2, name: 'Editor', permissions: [] };
const user = { __typename: 'User', id: 7, email: 'a@example.com', name: 'A', jobTitle: '', image: null, role };

function respond(status: number, body: object): () => Promise<Response> {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status, headers: json }));
}

/** A tab whose client gets the same response to every call. */
function openTab(fetch: () => Promise<Response>) {
  const client = new ApolloClient({ link: new HttpLink({ uri: '/graphql', fetch }), cache: new InMemoryCache() });
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const reload = vi.fn<() => void>();
  const send = () => client.mutate({ mutation: RefreshSessionDocument });
  return { refresh: () => refreshSession(send, { storage, reload }), reload };
}

const errors = (errorCode: string) => [{ message: 'No', extensions: { errorCode } }];
const failures: [string, () => Promise<Response>][] = [
  ['without a session', respond(200, { errors: errors('UM_01') })],
  ['with a response without a user', respond(200, { data: { refreshSession: { user: null, errors: [] } } })],
  ['with a 500 response', respond(500, { errors: errors('G_01') })],
  ['with a 429 response', respond(429, { errors: errors('G_01') })],
  ['with a 503 response from a proxy', () => Promise.resolve(new Response('<h1>Away</h1>', { status: 503 }))],
  ['without any response', () => Promise.reject(new TypeError('offline'))],
];

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each(failures)('a refresh %s reloads the page', async (_name, fetch) => {
  const { refresh, reload } = openTab(fetch);
  await refresh();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a refresh that keeps failing reloads the page at most once a minute', async () => {
  const { refresh, reload } = openTab(() => Promise.reject(new TypeError('offline')));
  await refresh();
  await refresh();
  vi.setSystemTime(new Date('2026-11-22T12:00:59Z'));
  await refresh();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-11-22T12:01:00Z'));
  await refresh();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a successful refresh keeps the page and stores the user', async () => {
  const { refresh, reload } = openTab(respond(200, { data: { refreshSession: { user, errors: [] } } }));
  await refresh();
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStore.get()).toMatchObject({ authenticated: true, user: { id: 7 } });
});
