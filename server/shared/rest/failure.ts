import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { translateOutage } from '../database/database-away.ts';
import { refuseUnstorableText } from '../database/translate-database-error.ts';
import { AppError, InvalidInput, TooLarge, detailedMessage } from '../errors/index.ts';
import { hearOutLargeBody } from '../http/index.ts';

/** 415: a content type that the call does not take. */
export class WrongContentType extends AppError {
  override readonly detail = 'send application/json, or multipart/form-data where there is a file';

  constructor() {
    super(415, [{ code: 'V_12', property: '' }]);
  }
}

/** 405: the address exists, for other methods. */
export class WrongMethod extends AppError {
  override readonly detail: string;

  constructor(allowed: string) {
    super(405, [{ code: 'V_12', property: '' }]);
    this.detail = `this address takes ${allowed}`;
  }
}

/** 404: an address of the layer that is none. */
export class UnknownCall extends AppError {
  override readonly detail = 'there is no such call';

  constructor() {
    super(404, [{ code: 'V_12', property: '' }]);
  }
}

/** The framework refuses bodies that are too large, of the wrong type or broken before a call sees them. */
function fromFramework(error: Partial<FastifyError>): AppError | null {
  const status = error.statusCode;
  if (status === undefined || status < 400 || status >= 500) return null;
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return new TooLarge('ML_01');
  if (status === 413) return new TooLarge('V_14');
  if (status === 415) return new WrongContentType();
  return InvalidInput.of('V_12');
}

function toAppError(error: unknown): AppError | null {
  const known = translateOutage(refuseUnstorableText(error));
  if (known instanceof AppError) return known;
  return known instanceof Error ? fromFramework(known) : null;
}

/** The specification's client reads Errors from a 200 under /auth and from writes under /user. */
export function answersFailuresWith200(method: string, path: string): boolean {
  return path.startsWith('/auth/') || (/^\/user(\/|$)/.test(path) && method !== 'get');
}

/** What keeps its status there too. */
export const keepTheirStatus: ReadonlySet<number> = new Set([401, 403, 404, 429, 503]);

function toStatus(error: AppError, request: FastifyRequest): number {
  const softened = request.routeOptions.config.failuresWith200 === true && !keepTheirStatus.has(error.status);
  return softened ? 200 : error.status;
}

function toBody({ errors, detail, status }: Pick<AppError, 'errors' | 'detail' | 'status'>) {
  const [first] = errors;
  return { Success: false, Errors: errors, Message: first ? detailedMessage({ ...first, status }, detail) : '' };
}

/** The status and body of a refusal that is sent before the framework takes the request. */
export const failureBody = (error: AppError) => ({ status: error.status, body: toBody(error) });

/** The one translator of errors to REST; what is not an AppError is logged and told as G_01 only. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  hearOutLargeBody(error, reply);
  if (!known) {
    request.log.error({ err: error }, 'a REST call failed');
    return reply.code(500).send(toBody({ errors: [{ code: 'G_01', property: '' }], detail: '', status: 500 }));
  }
  if (known.status >= 500) request.log.error({ err: known.cause }, 'part of a REST call failed');
  if (known.retryAfter !== null) reply.header('retry-after', Math.max(1, Math.ceil(known.retryAfter)));
  return reply.code(toStatus(known, request)).send(toBody(known));
}

/** For the server's `frameworkErrors`: an address that is no text at all is one that does not exist. */
export function answerBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const unknown = new UnknownCall();
  void reply.code(unknown.status).header('cache-control', 'no-store').send(toBody(unknown));
}
