import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode, ErrorItem } from '../errors/index.ts';
import type { EdgeContext } from '../http/index.ts';
import type { PermissionName } from '../permission.ts';
import type { TokenScopes } from '../token-access.ts';

/** Who may call: told in the description and asked at the door; the use case decides about the object at hand. */
export type Access = 'anyone' | 'signed-in' | PermissionName;

/** What a client is told where a path's id is no integer. */
export type UnknownId = ErrorItem & { code: 'PM_01' | 'UM_02' | 'V_12' };

/** Codes that a call can answer besides those that its form brings with it, by status; a conflict may stand in a 400 too. */
export type CallErrors = Readonly<Partial<Record<400 | 403 | 404 | 409 | 413 | 500, readonly ErrorCode[]>>>;

/** An answer that is a file and no JSON. */
export type FileAnswer = {
  contentTypes: readonly string[];
  /** Whether a part of it can be asked for, and whether it has changed. */
  inParts?: boolean;
};

export type RouteOptions<Id extends string, Success extends z.ZodType> = {
  tag: string;
  summary: string;
  access: Access;
  /** For a change whose access names no permission: the scopes of which an API token needs one; left out, none may. */
  tokenScopes?: TokenScopes;
  /** First part of the `entity.field` properties of this call's errors. */
  entity: string;
  /** A POST that only reads needs X-Requested-With alone, no token. */
  effect?: 'change' | 'read';
  /** `session` tells a caller without a session so (401) before it is asked for a token. */
  askFirst?: 'token' | 'session';
  /** The path's parameters that are ids: no positive integer is 404 with this error. */
  ids?: Record<Id, UnknownId>;
  /** The schemas describe; the use case parses by the same ones. */
  query?: z.ZodType;
  body?: z.ZodType;
  bodyType?: 'json' | 'multipart';
  /** `refused` where all properties are optional, and nothing sent is no reason to change anything. */
  withoutBody?: 'refused';
  errors?: CallErrors;
  file?: FileAnswer;
  success: Success;
};

/** One call; `query` and `body` are as they came, for the use case to parse. */
export type RestCall<Id extends string = string> = {
  context: EdgeContext;
  ids: Readonly<Record<Id, number>>;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  request: FastifyRequest;
};

/**
 * An answer that is not made from an object: the bytes of a file, or JSON that a cache holds.
 * With a public Cache-Control it carries neither token nor cookie.
 */
export class RawAnswer {
  readonly body: Buffer | Readable | string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;

  constructor(body: RawAnswer['body'], headers: RawAnswer['headers'], status = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

export type RestHandler<Id extends string, Success extends z.ZodType> = (
  call: RestCall<Id>,
) => Promise<z.output<Success> | RawAnswer> | z.output<Success> | RawAnswer;

type AddRoute = <Success extends z.ZodType, Id extends string = never>(
  path: string,
  options: RouteOptions<Id, Success>,
  handler: RestHandler<Id, Success>,
) => void;

export type RestMethod = 'get' | 'post' | 'put' | 'delete';

/** What a feature's `*.routes.ts` gets: one method of this a call. */
export type Rest = Record<RestMethod, AddRoute>;

/** A feature's calls, added to the REST layer by the composition root. */
export type RestRoutes = (rest: Rest) => void;

/** A route as the plugin keeps it, with the types of its own parts forgotten. */
export type AnyRoute = {
  method: RestMethod;
  path: string;
  options: RouteOptions<string, z.ZodType>;
  handler: RestHandler<string, z.ZodType>;
};
