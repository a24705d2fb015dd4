import type { FastifyError, FastifyReply } from 'fastify';
import { translateDatabaseOutage } from '../database/database-unavailable.ts';
import { AppError, InvalidInput, PayloadTooLarge, Errors } from '../errors/index.ts';
import { drainLargeBody } from '../http/index.ts';
import { cacheControlOf } from './cache-control-of.ts';
import { formatGraphQLError } from './format-graphql-error.ts';
import { OperationLimitExceeded, OperationTooLong, UnknownPersistedOperation } from './limits/operation-refused.ts';
import { operationLimits } from './limits/operation-limits.ts';

/** 405. */
export class GraphQLMethodNotAllowed extends AppError {
  override readonly detail = 'send operations by POST, or queries by GET';

  constructor() {
    super(405, [{ code: Errors.invalid, property: '' }]);
  }
}

/** 415: a content type that another site's form can send without preflight, or that GraphQL servers do not read. */
class GraphQLContentTypeNotSupported extends AppError {
  override readonly detail = 'send application/json';

  constructor() {
    super(415, [{ code: Errors.invalid, property: '' }]);
  }
}

/** 400: another site's page could have made a browser send it. */
export class PreflightMissing extends AppError {
  override readonly detail: string;

  constructor(detail: string) {
    super(400, [{ code: Errors.invalid, property: '' }]);
    this.detail = detail;
  }
}

/** Maps the statuses of the framework and the upload parser to AppErrors. */
function toAppError(thrown: unknown): AppError | null {
  const error = translateDatabaseOutage(thrown);
  if (error instanceof AppError) return error;
  const { statusCode, status = statusCode } = error as Partial<FastifyError> & { status?: number };
  if (status === undefined || status < 400 || status >= 500) return null;
  if (status === 413) return new PayloadTooLarge(Errors.tooLong);
  return status === 415 ? new GraphQLContentTypeNotSupported() : InvalidInput.of(Errors.invalid);
}

/** Sends the GraphQL error of a request that is not executed, with the limits if it exceeds one. */
export function sendGraphQLRefusal(error: unknown, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error);
  drainLargeBody(error, reply);
  if ((appError?.status ?? 500) >= 500) reply.log.error({ err: error }, 'a GraphQL request failed');
  const { retryAfter = null, status = 500 } = appError ?? {};
  if (retryAfter !== null) void reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  // Another server behind the same address may know the operation.
  const isUnknown = appError instanceof UnknownPersistedOperation;
  void reply.header('cache-control', isUnknown ? 'no-store' : cacheControlOf(reply.request));
  const errors = [formatGraphQLError({ message: '' }, appError ?? error)];
  const exceedsOperationLimit = appError instanceof OperationLimitExceeded || appError instanceof OperationTooLong;
  return reply.code(status).send({ errors, ...(exceedsOperationLimit && { extensions: { limits: operationLimits } }) });
}
