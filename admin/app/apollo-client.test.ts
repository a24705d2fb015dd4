import { gql } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { LogoutDocument, SettingsDocument } from '../generated/graphql.ts';
import { createCsrfSender } from '../shared/http/csrf-sender.ts';
import { createApolloClient } from './apollo-client.ts';

type Body = { query?: string; extensions?: { persistedQuery?: { sha256Hash: string } } };

it('sends this release’s operations by hash, and those of custom blocks in full', async () => {
  const bodies: Body[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as Body);
    return new Response('{"data":{"greeting":"Hello"}}', { headers: { 'content-type': 'application/json' } });
  });
  const client = createApolloClient();
  const query = gql`query AskedByABlock { greeting }`;
  expect(await client.query({ query })).toMatchObject({ data: { greeting: 'Hello' } });
  await client.query({ query: SettingsDocument, errorPolicy: 'all' });
  const [ofABlock, ofAScreen] = bodies;
  expect(ofABlock?.query).toContain('AskedByABlock');
  expect(ofABlock?.extensions?.persistedQuery).toBeUndefined();
  expect(ofAScreen?.query).toBeUndefined();
  expect(ofAScreen?.extensions?.persistedQuery?.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
});

it('sends X-Requested-With and the CSRF token, and retries once if the token is outdated', async () => {
  const sent: [string | null, string | null][] = [];
  let valid = 'first';
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    const token = headers.get('x-csrf-token');
    sent.push([headers.get('x-requested-with'), token]);
    const body = token === valid ? '{"data":{"logout":{"errors":[]}}}' : '{"errors":[{"message":"V_04"}]}';
    return new Response(body, {
      status: token === valid ? 200 : 403,
      headers: { 'content-type': 'application/json', 'x-csrf-token': valid },
    });
  });
  const client = createApolloClient(createCsrfSender());
  const signOut = () => client.mutate({ mutation: LogoutDocument });
  expect(await signOut()).toMatchObject({ data: { logout: { errors: [] } } });
  await signOut();
  valid = 'second';
  expect(await signOut()).toMatchObject({ data: { logout: { errors: [] } } });
  expect(sent).toEqual([null, 'first', 'first', 'first', 'second'].map((token) => ['XMLHttpRequest', token]));
});
