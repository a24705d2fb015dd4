import { gql } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsDocument } from '../generated/graphql.ts';
import { createApolloClient } from './apollo-client.ts';

type Body = { query?: string; extensions?: { persistedQuery?: { sha256Hash: string } } };

afterEach(() => void vi.unstubAllGlobals());

it('asks by hash for what this release knows, and with its text at once for what a block of the site asks', async () => {
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
