import type { EdgeContext } from '../http/index.ts';

/** What resolvers get: the request's context, and a place for its data loaders. */
export type GraphQLContext = EdgeContext & { loaders: Map<unknown, unknown> };

/** A request that came over HTTP. */
export type HttpGraphQLContext = GraphQLContext & {
  /** Whose budget it uses. */
  caller: string;
  /** Whether a page of another origin sent it along with a session's cookie, which does not count. */
  foreignCookies: boolean;
};
