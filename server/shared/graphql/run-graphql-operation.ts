import { type ApolloServer, HeaderMap } from '@apollo/server';
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

/**
 * Runs an operation with Apollo and returns the response as bytes, so that it can be cached. Responses with errors are
 * private.
 */
export async function runGraphQLOperation(
  apollo: ApolloServer<HttpGraphQLContext>,
  request: FastifyRequest,
  createContext: () => Promise<HttpGraphQLContext>,
): Promise<CachedResponse> {
  const { body, headers, status } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      body: request.body,
      method: request.method,
      headers: toHeaderMap(request.headers),
      search: URL.parse(request.url, 'http://localhost')?.search ?? '',
    },
    context: createContext,
  });
  if (body.kind !== 'complete') throw new Error('incremental responses are not supported');
  const { 'content-length': _length, ...cacheableHeaders } = Object.fromEntries(headers);
  // Apollo serializes `errors` first.
  const hasErrors = body.string.startsWith('{"errors"');
  return {
    status: status ?? 200,
    headers: cacheableHeaders,
    body: Buffer.from(body.string),
    isPrivate: hasErrors || (status !== undefined && status !== 200),
  };
}
