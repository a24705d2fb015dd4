import { createClient, type TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export type NewToken = { name?: string; scopes?: readonly string[]; expiresAt?: string };

type Created = {
  createApiToken: {
    apiToken: { id: number; scopes: string[] } | null;
    secret: string | null;
    errors: { code: string; property: string }[];
  };
};

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Creates an API token for the user of `browser`. */
export function askForToken(browser: TestClient, token: NewToken = {}) {
  const input = { name: 'Export', scopes: [], expiresAt: inDays(30), ...token };
  return browser.graphql<Created>(
    `mutation ($input: ApiTokenInput!) {
       createApiToken(input: $input) { apiToken { id scopes } secret errors { code property } } }`,
    { input },
  );
}

/** A program with an API token of the user of `browser`. */
export async function createProgram(server: TestServer, browser: TestClient, token: NewToken = {}) {
  const { data } = await askForToken(browser, token);
  const { apiToken, secret } = data.createApiToken;
  if (!apiToken || secret === null) throw new Error(`no token was created: ${JSON.stringify(data)}`);
  return { id: apiToken.id, secret, program: createClient(server.url, secret) };
}
