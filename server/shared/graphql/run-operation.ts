import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { CachedAnswer } from '../cache/index.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';

function toHeaderMap(headers: FastifyRequest['headers']): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

/** The answer of Apollo as bytes, so that it can be kept. What holds errors is for who asked alone. */
export async function runOperation(
  apollo: ApolloServer<HttpGraphQLContext>,
  request: FastifyRequest,
  createContext: () => Promise<HttpGraphQLContext>,
): Promise<CachedAnswer> {
  const { body, headers, status } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      body: request.body,
      method: request.method,
      headers: toHeaderMap(request.headers),
      search: URL.parse(request.url, 'http://localhost')?.search ?? '',
    },
    context: createContext,
  });
  if (body.kind !== 'complete') throw new Error('no operation is answered in parts');
  const { 'content-length': _length, ...kept } = Object.fromEntries(headers);
  // Apollo puts the errors first.
  const holdsErrors = body.string.startsWith('{"errors"');
  return {
    status: status ?? 200,
    headers: kept,
    body: Buffer.from(body.string),
    isForOne: holdsErrors || (status !== undefined && status !== 200),
  };
}
