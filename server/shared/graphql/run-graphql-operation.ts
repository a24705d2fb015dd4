import { type ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { CachedResponse } from '../cache/index.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';

function toHeaderMap(headers: FastifyRequest['headers']): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

/** Contexts of the operations whose result has errors. */
const withErrors = new WeakSet<HttpGraphQLContext>();

/** Records for `runGraphQLOperation` which results have errors, since it gets only their text. */
export const recordErrors: ApolloServerPlugin<HttpGraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response: { body } }) => {
      if (body.kind === 'single' && body.singleResult.errors) withErrors.add(contextValue);
    },
  }),
};

/** The query string, in which a hash may have been replaced by its operation's text. */
function searchOf({ query, method }: FastifyRequest): string {
  if (method !== 'GET') return '';
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, unknown>))
    for (const one of [value].flat()) parameters.append(name, String(one));
  return `?${parameters.toString()}`;
}

/**
 * Runs an operation with Apollo and returns the response as bytes, so that it can be cached. Responses with errors are
 * private.
 */
export async function runGraphQLOperation(
  apollo: ApolloServer<HttpGraphQLContext>,
  request: FastifyRequest,
  context: HttpGraphQLContext,
): Promise<CachedResponse> {
  const { body, headers, status } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      body: request.body,
      method: request.method,
      headers: toHeaderMap(request.headers),
      search: searchOf(request),
    },
    context: () => Promise.resolve(context),
  });
  if (body.kind !== 'complete') throw new Error('incremental responses are not supported');
  const { 'content-length': _length, ...cacheableHeaders } = Object.fromEntries(headers);
  return {
    status: status ?? 200,
    headers: cacheableHeaders,
    body: Buffer.from(body.string),
    isPrivate: withErrors.has(context) || (status !== undefined && status !== 200),
  };
}
