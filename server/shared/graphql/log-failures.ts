import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import { formatError } from './format-error.ts';
import type { GraphQLContext } from './graphql-context.ts';

const failures: ReadonlySet<unknown> = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** Logs what is a failure of ours, with the id that the answer carries. */
export const logFailures = <Asking extends GraphQLContext>(log: FastifyBaseLogger): ApolloServerPlugin<Asking> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) {
        const { code, errorCode } = formatError(error.toJSON(), error).extensions ?? {};
        if (errorCode === 'G_01' && failures.has(code))
          log.error({ reqId: contextValue.requestId, err: error }, 'a GraphQL operation failed');
      }
    },
  }),
});
