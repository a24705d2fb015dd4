import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { translateDatabaseOutage } from '../database/database-unavailable.ts';
import { translateUnstorableText } from '../database/translate-database-error.ts';
import { AppError, type ErrorItem, detailedMessage, Errors } from '../errors/index.ts';
import { OperationRefused } from './limits/operation-refused.ts';

const codeByStatus: Readonly<Record<number, string>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Codes of errors that GraphQL itself reports: unknown fields or names, wrong types. */
const invalidCodes: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
]);

const codeOf = (error: AppError): string =>
  error instanceof OperationRefused ? error.graphqlCode : (codeByStatus[error.status] ?? 'INTERNAL_SERVER_ERROR');

/** The message includes the property, because many clients show nothing else. */
function describeError(error: AppError, item: ErrorItem): string {
  if (error instanceof OperationRefused) return error.detail;
  const subject = item.code === Errors.required ? '' : item.property;
  return detailedMessage({ ...item, status: error.status }, error.detail || subject);
}

/** Formats an error for GraphQL: the error code in `extensions.errorCode`, no internal details. */
export function formatGraphQLError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const position = { ...(locations && { locations }), ...(path && { path }) };
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const original = translateDatabaseOutage(translateUnstorableText(thrown));
  if (original instanceof AppError) {
    const [{ code: errorCode, property } = { code: Errors.general, property: '' }] = original.errors;
    return {
      ...position,
      message: describeError(original, { code: errorCode, property }),
      extensions: { code: codeOf(original), errorCode, property },
    };
  }
  if (invalidCodes.has(extensions?.code))
    return { ...position, message, extensions: { code: extensions?.code, errorCode: Errors.invalid, property: '' } };
  return {
    ...position,
    message: 'Something went wrong, please try again later.',
    extensions: { code: 'INTERNAL_SERVER_ERROR', errorCode: Errors.general },
  };
}
