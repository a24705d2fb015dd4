import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

type GraphQLResult<Data> = { data: Data; errors?: unknown };

const csrfTokens = new WeakMap<APIRequestContext, string>();

type Body =
  | { data: object }
  | { multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }> };

/** A request to /graphql with the headers of the clients, retried once with a fresh CSRF token. */
export async function postGraphQL({ request }: Page, body: Body): Promise<APIResponse> {
  const sent = csrfTokens.get(request) ?? '';
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': sent };
  const response = await request.post('/graphql', { ...body, headers });
  const token = response.headers()['x-csrf-token'] ?? sent;
  csrfTokens.set(request, token);
  if (response.status() !== 403 || token === sent) return response;
  return request.post('/graphql', { ...body, headers: { ...headers, 'x-csrf-token': token } });
}

/** Runs a GraphQL operation with the browser's session, independent of the screen; throws errors of the server. */
export async function queryGraphQL<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const response = await postGraphQL(page, { data: { query, variables } });
  const { data, errors } = (await response.json()) as GraphQLResult<Data>;
  if (errors) throw new Error(JSON.stringify(errors));
  for (const [field, result] of Object.entries(data as Record<string, { errors?: unknown[] } | null>)) {
    if (result?.errors?.length) throw new Error(`${field}: ${JSON.stringify(result.errors)}`);
  }
  return data;
}

/** Runs one mutation, written with its arguments; only its errors matter. */
export async function runPageMutation(page: Page, call: string): Promise<void> {
  await queryGraphQL(page, `mutation { result: ${call} { errors { code property } } }`);
}
