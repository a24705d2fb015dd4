import type { EdgeContext } from '../http/index.ts';

/** What resolvers get: the request's context, and a place for its data loaders. */
export type GraphQLContext = EdgeContext & { loaders: Map<unknown, unknown> };

/** A request that came over HTTP. */
export type HttpGraphQLContext = GraphQLContext & {
  /** Whose budget it uses. */
  caller: string;
  /**
   * Whether a page of another site could have made a browser send it with a session's cookie: a foreign Origin, or no
   * X-Requested-With and CSRF token.
   */
  isForgeable: boolean;
};
