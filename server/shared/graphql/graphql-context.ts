import type { EdgeContext } from '../http/index.ts';

/** What resolvers get: the request's context, and a place for its data loaders. */
export type GraphQLContext = EdgeContext & { loaders: Map<unknown, unknown> };
