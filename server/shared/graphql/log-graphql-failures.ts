import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import { formatGraphQLError } from './format-graphql-error.ts';
import type { GraphQLContext } from './graphql-context.ts';
import { Errors } from '../errors/index.ts';

const loggedCodes: ReadonlySet<unknown> = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** Logs server errors with the request id that the response carries. */
export const logGraphQLFailures = <RequestContextType extends GraphQLContext>(
  log: FastifyBaseLogger,
): ApolloServerPlugin<RequestContextType> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) {
        const { code, errorCode } = formatGraphQLError(error.toJSON(), error).extensions ?? {};
        if (errorCode === Errors.general && loggedCodes.has(code))
          log.error({ reqId: contextValue.requestId, err: error }, 'a GraphQL operation failed');
      }
    },
  }),
});
