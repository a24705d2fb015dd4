import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Budget } from '../rate-limit/index.ts';
import { bearerToken, type Cookies, type Csrf, type EdgeContext, createCookies, noCookies } from '../http/index.ts';
import { budgetHeaders, chargeCall } from './charge-call.ts';
import { RawAnswer, type RestRoutes } from './route.ts';
import { sendFailure } from './failure.ts';
import { describeApi, showDescription } from './description/describe-api.ts';
import { collectRoutes, mountRoutes, refuseOtherAddresses, refuseOtherMethods } from './mount-routes.ts';
import { readJson } from './read-json.ts';
import { keepState, stateOf } from './request-state.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether failures of this route answer 200, as the specification's client wants it under /auth. */
    failuresWith200?: boolean;
  }
}

export type RestParts = {
  csrf: Csrf;
  /** Whether the site's outside address is https. */
  secure: boolean;
  /** Calls that each caller may make. */
  budget: Budget;
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

type CommonParts = { csrf: Csrf; budget: Budget };

/** What shared caches may keep carries neither token nor cookie, nor what one caller has left. */
function addCommonHeaders(request: FastifyRequest, reply: FastifyReply, { csrf, budget }: CommonParts): void {
  if (String(reply.getHeader('cache-control') ?? '').startsWith('public')) return;
  const { cookies } = stateOf(request);
  const hasToken = bearerToken(request.headers) !== null;
  reply.headers(budgetHeaders(request, budget));
  if (!hasToken) reply.header('x-csrf-token', csrf.tokenFor(cookies));
  if (reply.hasHeader('cache-control')) return;
  const isPrivate = hasToken || cookies.get('session') !== undefined;
  reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache');
}

function addHooks(app: FastifyInstance, { secure, budget, csrf, createContext }: RestParts): void {
  app.addHook('onRequest', async (request, reply) => {
    const send = (setCookie: string) => void reply.header('set-cookie', setCookie);
    const hasToken = bearerToken(request.headers) !== null;
    const cookies = hasToken ? noCookies : createCookies({ header: request.headers.cookie, secure, send });
    keepState(request, cookies, () => createContext(request, cookies));
    await chargeCall(request, budget);
  });
  app.addHook('onSend', async (request, reply) => addCommonHeaders(request, reply, { csrf, budget }));
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

/** The schemas describe: use cases parse, so that nothing is dropped or converted on the way to them. */
function describeOnly(app: FastifyInstance): void {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value: unknown) => JSON.stringify(value));
}

/** Made when it is asked for, and once. */
function openApiRoutes(app: FastifyInstance): RestRoutes {
  let description: string | undefined;
  return (rest) =>
    rest.get(
      '/openapi.json',
      { tag: 'API', summary: 'This description', access: 'anyone', entity: 'api', success: z.looseObject({}) },
      () => {
        description ??= JSON.stringify(app.swagger());
        return new RawAnswer(description, { 'content-type': 'application/json; charset=utf-8' });
      },
    );
}

/** The REST layer; register it with its prefix. Everything its features add is described at `openapi.json` and `docs`. */
export async function restPlugin(app: FastifyInstance, parts: RestParts): Promise<void> {
  const { csrf } = parts;
  const routes = collectRoutes([...parts.routes, openApiRoutes(app)]);
  describeOnly(app);
  await describeApi(app, { secure: parts.secure, routes });
  await app.register(async (pages) => {
    addHooks(pages, parts);
    await showDescription(pages);
  });
  await app.register(async (calls) => {
    await readBodies(calls);
    addHooks(calls, parts);
    mountRoutes(calls, routes, { csrf, budget: parts.budget });
    refuseOtherMethods(calls, routes);
    refuseOtherAddresses(calls);
  });
}
