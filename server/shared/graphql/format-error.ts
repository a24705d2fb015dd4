import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { AppError } from '../errors/index.ts';

const codeByStatus: Readonly<Record<number, string>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
};

const foreseenCodes: ReadonlySet<unknown> = new Set([
  ...['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST'],
  ...['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED', 'OPERATION_RESOLUTION_FAILURE'],
]);

/** The GraphQL form of an error: the catalogue's code in `extensions.errorCode`, nothing of the machine. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const original = unwrapResolverError(error);
  if (original instanceof AppError) {
    const [first] = original.errors;
    return {
      ...place,
      message: original.message,
      extensions: {
        code: codeByStatus[original.status] ?? 'INTERNAL_SERVER_ERROR',
        errorCode: first?.code ?? 'G_01',
        property: first?.property ?? '',
      },
    };
  }
  if (foreseenCodes.has(extensions?.code)) return { ...place, message, extensions: { code: extensions?.code } };
  return {
    ...place,
    message: 'Something went wrong, please try again later.',
    extensions: { code: 'INTERNAL_SERVER_ERROR', errorCode: 'G_01' },
  };
}
