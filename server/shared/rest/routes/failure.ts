import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { translateDatabaseOutage } from '../../database/database-unavailable.ts';
import { translateUnstorableText } from '../../database/translate-database-error.ts';
import { AppError, InvalidInput, PayloadTooLarge, detailedMessage, Errors } from '../../errors/index.ts';
import { drainLargeBody } from '../../http/index.ts';

/** 415: a content type that the call does not accept. */
export class UnsupportedMediaType extends AppError {
  override readonly detail = 'send application/json, or multipart/form-data where there is a file';

  constructor() {
    super(415, [{ code: Errors.invalid, property: '' }]);
  }
}

/** 405: the URL exists, but not for this method. */
export class MethodNotAllowed extends AppError {
  override readonly detail: string;

  constructor(allowed: string) {
    super(405, [{ code: Errors.invalid, property: '' }]);
    this.detail = `this URL accepts ${allowed}`;
  }
}

/** 404: no REST call has this URL. */
export class UnknownRoute extends AppError {
  override readonly detail = 'there is no such call';

  constructor() {
    super(404, [{ code: Errors.invalid, property: '' }]);
  }
}

/** Converts errors of the framework for bodies that are too large, of the wrong type or broken. */
function fromFramework(error: Partial<FastifyError>): AppError | null {
  const status = error.statusCode;
  if (status === undefined || status < 400 || status >= 500) return null;
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return new PayloadTooLarge(Errors.fileTooLarge);
  if (status === 413) return new PayloadTooLarge(Errors.tooLong);
  if (status === 415) return new UnsupportedMediaType();
  return InvalidInput.of(Errors.invalid);
}

function toAppError(error: unknown): AppError | null {
  const appError = translateDatabaseOutage(translateUnstorableText(error));
  if (appError instanceof AppError) return appError;
  return appError instanceof Error ? fromFramework(appError) : null;
}

/**
 * Whether failures are sent with 200: the specification's client expects that under /auth and for writes under /user.
 */
export function sendsFailuresWith200(method: string, path: string): boolean {
  return path.startsWith('/auth/') || (/^\/user(\/|$)/.test(path) && method !== 'get');
}

/** Statuses that are sent unchanged there. */
export const unchangedStatuses: ReadonlySet<number> = new Set([401, 403, 404, 429, 503]);

function toStatus(error: AppError, request: FastifyRequest): number {
  const sends200 = request.routeOptions.config.failuresWith200 === true && !unchangedStatuses.has(error.status);
  return sends200 ? 200 : error.status;
}

function toBody({ errors, detail, status }: Pick<AppError, 'errors' | 'detail' | 'status'>) {
  const [first] = errors;
  return { Success: false, Errors: errors, Message: first ? detailedMessage({ ...first, status }, detail) : '' };
}

/** Returns status and body of a refusal that is sent before the framework handles the request. */
export const toFailureResponse = (error: AppError) => ({ status: error.status, body: toBody(error) });

/** Sends an error as a REST failure. Errors that are not AppErrors are logged and sent as G_01. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error);
  drainLargeBody(error, reply);
  if (!appError) {
    request.log.error({ err: error }, 'a REST call failed');
    return reply.code(500).send(toBody({ errors: [{ code: Errors.general, property: '' }], detail: '', status: 500 }));
  }
  if (appError.status >= 500) request.log.error({ err: appError.cause }, 'part of a REST call failed');
  if (appError.retryAfter !== null) reply.header('retry-after', Math.max(1, Math.ceil(appError.retryAfter)));
  return reply.code(toStatus(appError, request)).send(toBody(appError));
}

/** Handler for the server's `frameworkErrors`: a URL that cannot be decoded is treated as unknown. */
export function sendBadUrlFailure(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const unknown = new UnknownRoute();
  void reply.code(unknown.status).header('cache-control', 'no-store').send(toBody(unknown));
}
