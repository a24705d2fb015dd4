import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { translateOutage } from '../database/database-away.ts';
import { refuseUnstorableText } from '../database/translate-database-error.ts';
import { AppError, type ErrorItem, detailedMessage } from '../errors/index.ts';
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

/** What GraphQL itself refuses of an operation: a field that there is not, a value of another type, an unknown name. */
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

/** Many clients show nothing else of an error: what it is about stands in it too, unless its text names it. */
function tell(error: AppError, item: ErrorItem): string {
  if (error instanceof OperationRefused) return error.detail;
  const about = item.code === 'V_01' ? '' : item.property;
  return detailedMessage({ ...item, status: error.status }, error.detail || about);
}

/** The GraphQL form of an error: the catalogue's code in `extensions.errorCode`, nothing of the machine. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const original = translateOutage(refuseUnstorableText(thrown));
  if (original instanceof AppError) {
    const [{ code: errorCode, property } = { code: 'G_01' as const, property: '' }] = original.errors;
    return {
      ...place,
      message: tell(original, { code: errorCode, property }),
      extensions: { code: codeOf(original), errorCode, property },
    };
  }
  if (invalidCodes.has(extensions?.code))
    return { ...place, message, extensions: { code: extensions?.code, errorCode: 'V_12', property: '' } };
  return {
    ...place,
    message: 'Something went wrong, please try again later.',
    extensions: { code: 'INTERNAL_SERVER_ERROR', errorCode: 'G_01' },
  };
}
