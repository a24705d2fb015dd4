import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RateLimit } from '../rate-limit/index.ts';
import {
  bearerToken,
  type Cookies,
  type CsrfProtection,
  type RequestContext,
  createCookies,
  noCookies,
} from '../http/index.ts';
import { callRateLimitHeaders, rateLimitCall } from './routes/rate-limit-call.ts';
import { RawResponse, type RestRoutes } from './routes/route.ts';
import { sendFailure } from './routes/failure.ts';
import { describeApi, serveApiDocs } from './description/describe-api.ts';
import {
  collectRestRoutes,
  mountRestRoutes,
  refuseUnknownRoutes,
  refuseUnsupportedMethods,
} from './routes/mount-routes.ts';
import { parseJsonBody } from './routes/parse-json-body.ts';
import { storeRequestState, requestStateOf } from './routes/request-state.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether failures of this route are sent with 200, as the specification's client expects under /auth. */
    failuresWith200?: boolean;
  }
}

/** Options of the REST plugin. */
export type RestPluginOptions = {
  csrf: CsrfProtection;
  /** Whether the site's public URL is https. */
  secure: boolean;
  /** Limits the calls of each caller. */
  rateLimit: RateLimit;
  createContext: (request: FastifyRequest, cookies: Cookies) => Promise<RequestContext>;
  routes: readonly RestRoutes[];
};

/** Parses JSON and multipart only: other content types, which another site's form could send, get 415. */
async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    parseJsonBody(body),
  );
  await app.register(fastifyMultipart);
}

type CommonHeaderOptions = { csrf: CsrfProtection; rateLimit: RateLimit };

/** Responses for shared caches contain no token, cookie or remaining calls. */
function addCommonHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { csrf, rateLimit }: CommonHeaderOptions,
): void {
  if (String(reply.getHeader('cache-control') ?? '').startsWith('public')) return;
  const { cookies } = requestStateOf(request);
  const hasToken = bearerToken(request.headers) !== null;
  reply.headers(callRateLimitHeaders(request, rateLimit));
  if (!hasToken) reply.header('x-csrf-token', csrf.tokenFor(cookies));
  if (reply.hasHeader('cache-control')) return;
  const isPrivate = hasToken || cookies.get('session') !== undefined;
  reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache');
}

function addHooks(app: FastifyInstance, { secure, rateLimit, csrf, createContext }: RestPluginOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const addSetCookie = (setCookie: string) => void reply.header('set-cookie', setCookie);
    const hasToken = bearerToken(request.headers) !== null;
    const cookies = hasToken ? noCookies : createCookies({ header: request.headers.cookie, secure, addSetCookie });
    storeRequestState(request, cookies, () => createContext(request, cookies));
    await rateLimitCall(request, rateLimit);
  });
  app.addHook('onSend', async (request, reply) => addCommonHeaders(request, reply, { csrf, rateLimit }));
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

/** Schemas only describe. Use cases parse, so that nothing is dropped or converted before them. */
function disableValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value: unknown) => JSON.stringify(value));
}

/** Created once, at the first request. */
function openApiRoutes(app: FastifyInstance): RestRoutes {
  let description: string | undefined;
  return (rest) =>
    rest.get(
      '/openapi.json',
      { tag: 'API', summary: 'This description', access: 'anyone', entity: 'api', success: z.looseObject({}) },
      () => {
        description ??= JSON.stringify(app.swagger());
        return new RawResponse(description, { 'content-type': 'application/json; charset=utf-8' });
      },
    );
}

/** Registers the REST API; use it with a prefix. All routes are described at `openapi.json` and `docs`. */
export async function restPlugin(app: FastifyInstance, options: RestPluginOptions): Promise<void> {
  const { csrf } = options;
  const routes = collectRestRoutes([...options.routes, openApiRoutes(app)]);
  disableValidation(app);
  await describeApi(app, { secure: options.secure, routes });
  await app.register(async (pages) => {
    addHooks(pages, options);
    await serveApiDocs(pages);
  });
  await app.register(async (calls) => {
    await registerBodyParsers(calls);
    addHooks(calls, options);
    mountRestRoutes(calls, routes, { csrf, rateLimit: options.rateLimit });
    refuseUnsupportedMethods(calls, routes);
    refuseUnknownRoutes(calls);
  });
}
