import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode, ErrorItem, Errors } from '../../errors/index.ts';
import type { RequestContext } from '../../http/index.ts';
import type { PermissionName } from '../../permission.ts';
import type { TokenScopes } from '../../authorize-token.ts';

/** Who may call, for the description and a first check; the use case decides about the object. */
export type RouteAccess = 'anyone' | 'signed-in' | PermissionName;

/** Error for a path id that is not an integer. */
export type UnknownIdError = ErrorItem & {
  code: typeof Errors.pageNotFound | typeof Errors.userNotFound | typeof Errors.invalid;
};

/** Error codes of a call by status, besides those of its form; conflicts may also be part of a 400. */
export type RouteErrors = Readonly<Partial<Record<400 | 403 | 404 | 409 | 413 | 500, readonly ErrorCode[]>>>;

/** A response that is a file instead of JSON. */
export type FileResponse = {
  contentTypes: readonly string[];
  /** Whether it supports ranges and conditional requests. */
  supportsRanges?: boolean;
};

/** Description and checks of a route. */
export type RouteOptions<Id extends string, Success extends z.ZodType> = {
  tag: string;
  summary: string;
  access: RouteAccess;
  /**
   * Scopes of which an API token needs one, for a change whose `access` is not a permission; without it no token may.
   */
  tokenScopes?: TokenScopes;
  /** First part of this call's error properties. */
  entity: string;
  /** A POST that only reads needs X-Requested-With but no CSRF token. */
  effect?: 'change' | 'read';
  /** `session` checks for a session (401) before the CSRF token. */
  askFirst?: 'token' | 'session';
  /** Path parameters that are ids, with the 404 error for other values. */
  ids?: Record<Id, UnknownIdError>;
  /** Schemas for the description; the use case parses with the same ones. */
  query?: z.ZodType;
  body?: z.ZodType;
  bodyType?: 'json' | 'multipart';
  /** `refused` if all properties are optional and a missing body must not change anything. */
  withoutBody?: 'refused';
  errors?: RouteErrors;
  file?: FileResponse;
  success: Success;
};

/** A call; `query` and `body` are unparsed. */
export type RestCall<Id extends string = string> = {
  context: RequestContext;
  ids: Readonly<Record<Id, number>>;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  request: FastifyRequest;
};

/**
 * A response that is not created from an object: the bytes of a file, or cached JSON. With a public Cache-Control it
 * gets no token or cookie.
 */
export class RawResponse {
  readonly body: Buffer | Readable | string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;

  constructor(body: RawResponse['body'], headers: RawResponse['headers'], status = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

/** Handles a call. */
export type RestHandler<Id extends string, Success extends z.ZodType> = (
  call: RestCall<Id>,
) => Promise<z.output<Success> | RawResponse> | z.output<Success> | RawResponse;

type AddRoute = <Success extends z.ZodType, Id extends string = never>(
  path: string,
  options: RouteOptions<Id, Success>,
  handler: RestHandler<Id, Success>,
) => void;

/** HTTP method of a route. */
export type RestMethod = 'get' | 'post' | 'put' | 'delete';

/** Registers routes; passed to the function of a feature's `*.routes.ts`. */
export type RestRouter = Record<RestMethod, AddRoute>;

/** A feature's calls, registered by `server/app`. */
export type RestRoutes = (rest: RestRouter) => void;

/** A route with its type parameters erased. */
export type RestRoute = {
  method: RestMethod;
  path: string;
  options: RouteOptions<string, z.ZodType>;
  handler: RestHandler<string, z.ZodType>;
};
