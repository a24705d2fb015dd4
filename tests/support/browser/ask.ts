import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

type Answer<Data> = { data: Data; errors?: unknown };

const csrfTokens = new WeakMap<APIRequestContext, string>();

type Body =
  | { data: object }
  | { multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }> };

/** A request to /graphql with the headers of the clients, repeated once with a fresh CSRF token. */
export async function postGraphQL({ request }: Page, body: Body): Promise<APIResponse> {
  const sent = csrfTokens.get(request) ?? '';
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': sent };
  const response = await request.post('/graphql', { ...body, headers });
  const token = response.headers()['x-csrf-token'] ?? sent;
  csrfTokens.set(request, token);
  if (response.status() !== 403 || token === sent) return response;
  return request.post('/graphql', { ...body, headers: { ...headers, 'x-csrf-token': token } });
}

/** One GraphQL call of the browser's session, beside what is on the screen; throws what the server refuses. */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const response = await postGraphQL(page, { data: { query, variables } });
  const { data, errors } = (await response.json()) as Answer<Data>;
  if (errors) throw new Error(JSON.stringify(errors));
  for (const [field, answer] of Object.entries(data as Record<string, { errors?: unknown[] } | null>)) {
    if (answer?.errors?.length) throw new Error(`${field}: ${JSON.stringify(answer.errors)}`);
  }
  return data;
}

/** Calls one mutation, written with its arguments, of which only its errors matter. */
export async function mutate(page: Page, call: string): Promise<void> {
  await ask(page, `mutation { answer: ${call} { errors { code property } } }`);
}
