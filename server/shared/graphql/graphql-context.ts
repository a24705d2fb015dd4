import type { RequestContext } from '../http/index.ts';

/** Context of resolvers: the request's context and its data loaders. */
export type GraphQLContext = RequestContext & { loaders: Map<unknown, unknown> };

/** Context of a GraphQL request over HTTP. */
export type HttpGraphQLContext = GraphQLContext & {
  /** Key of the rate limit that it uses. */
  caller: string;
  /**
   * Whether another site's page could have made a browser send it with a session cookie: a foreign Origin, or no
   * X-Requested-With and CSRF token.
   */
  isForgeable: boolean;
};
