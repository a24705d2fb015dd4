import type { FastifyError, FastifyReply } from 'fastify';
import { translateOutage } from '../database/database-away.ts';
import { AppError, InvalidInput, TooLarge } from '../errors/index.ts';
import { hearOutLargeBody } from '../http/index.ts';
import { cacheControlOf } from './cache-control.ts';
import { formatError } from './format-error.ts';
import { LimitExceeded, OperationTooLong } from './limits/operation-refused.ts';
import { limits } from './limits/limits.ts';

/** 405. */
export class WrongMethod extends AppError {
  override readonly detail = 'operations come by POST, queries by GET too';

  constructor() {
    super(405, [{ code: 'V_12', property: '' }]);
  }
}

/** 415: what a form of another site can send without asking first, or no server of GraphQL reads. */
class WrongContentType extends AppError {
  override readonly detail = 'send application/json';

  constructor() {
    super(415, [{ code: 'V_12', property: '' }]);
  }
}

/** 400: a page of another site could have made a browser send it. */
export class PreflightMissing extends AppError {
  override readonly detail: string;

  constructor(detail: string) {
    super(400, [{ code: 'V_12', property: '' }]);
    this.detail = detail;
  }
}

/** The framework and the reader of uploads tell by a status what they could not read. */
function toAppError(given: unknown): AppError | null {
  const error = translateOutage(given);
  if (error instanceof AppError) return error;
  const { statusCode, status = statusCode } = error as Partial<FastifyError> & { status?: number };
  if (status === undefined || status < 400 || status >= 500) return null;
  if (status === 413) return new TooLarge('V_14');
  return status === 415 ? new WrongContentType() : InvalidInput.of('V_12');
}

/** A request that is not run, in the form in which GraphQL tells errors; with the limits where it exceeds one. */
export function answerRefusal(error: unknown, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  hearOutLargeBody(error, reply);
  if ((known?.status ?? 500) >= 500) reply.log.error({ err: error }, 'a GraphQL request failed');
  const { retryAfter = null, status = 500 } = known ?? {};
  if (retryAfter !== null) void reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  void reply.header('cache-control', cacheControlOf(reply.request));
  const errors = [formatError({ message: '' }, known ?? error)];
  const exceedsLimit = known instanceof LimitExceeded || known instanceof OperationTooLong;
  return reply.code(status).send({ errors, ...(exceedsLimit && { extensions: { limits } }) });
}
