import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { NotFound } from '../errors/index.ts';
import {
  bearerToken,
  type Cookies,
  type Csrf,
  type EdgeContext,
  createCookies,
  createCsrf,
  noCookies,
} from '../http/index.ts';
import { RawAnswer, type RestRoutes } from './route.ts';
import { sendFailure } from './failure.ts';
import { collectRoutes, mountRoutes, refuseOtherMethods } from './mount-routes.ts';
import { describeApi } from './openapi.ts';
import { readJson } from './read-json.ts';
import { keepState, stateOf } from './request-state.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether failures of this route answer 200, as the specification's client wants it under /auth. */
    failuresWith200?: boolean;
  }
}

export type RestParts = {
  /** Signs the CSRF token. */
  secret: string;
  /** Whether the site's outside address is https. */
  secure: boolean;
  createContext: (request: FastifyRequest, cookies: Cookies) => Promise<EdgeContext>;
  routes: readonly RestRoutes[];
};

/** Only JSON and multipart are read; the simple content types that a form of another site can send are 415. */
async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    readJson(body),
  );
  await app.register(fastifyMultipart);
}

/** What shared caches may keep carries neither token nor cookie. */
function addCommonHeaders(request: FastifyRequest, reply: FastifyReply, csrf: Csrf): void {
  if (String(reply.getHeader('cache-control') ?? '').startsWith('public')) return;
  const { cookies } = stateOf(request);
  const hasToken = bearerToken(request.headers) !== null;
  if (!hasToken) reply.header('x-csrf-token', csrf.tokenFor(cookies));
  if (reply.hasHeader('cache-control')) return;
  const isPrivate = hasToken || cookies.get('session') !== undefined;
  reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache');
}

function addHooks(app: FastifyInstance, { secure, createContext }: RestParts, csrf: Csrf): void {
  app.addHook('onRequest', async (request, reply) => {
    const send = (setCookie: string) => void reply.header('set-cookie', setCookie);
    const hasToken = bearerToken(request.headers) !== null;
    const cookies = hasToken ? noCookies : createCookies({ header: request.headers.cookie, secure, send });
    keepState(request, cookies, () => createContext(request, cookies));
  });
  app.addHook('onSend', async (request, reply) => addCommonHeaders(request, reply, csrf));
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler(() => {
    throw new NotFound('V_12');
  });
}

/** The schemas describe: use cases parse, so that nothing is dropped or converted on the way to them. */
function describeOnly(app: FastifyInstance): void {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value: unknown) => JSON.stringify(value));
}

const openApiRoutes: (app: FastifyInstance) => RestRoutes = (app) => (rest) => {
  rest.get(
    '/openapi.json',
    { tag: 'API', summary: 'This description', access: 'anyone', entity: 'api', success: z.looseObject({}) },
    () => new RawAnswer(JSON.stringify(app.swagger()), { 'content-type': 'application/json; charset=utf-8' }),
  );
};

/** The REST layer; register it with its prefix. Everything its features add is described at `openapi.json` and `docs`. */
export async function restPlugin(app: FastifyInstance, parts: RestParts): Promise<void> {
  const csrf = createCsrf(parts.secret);
  describeOnly(app);
  await describeApi(app, parts.secure);
  await app.register(async (calls) => {
    await readBodies(calls);
    addHooks(calls, parts, csrf);
    const routes = collectRoutes([...parts.routes, openApiRoutes(app)]);
    mountRoutes(calls, routes, csrf);
    refuseOtherMethods(calls, routes);
  });
}
