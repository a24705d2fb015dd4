import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { CsrfProtection } from '../../http/index.ts';
import type { RateLimit } from '../../rate-limit/index.ts';
import { runCall, sendResponse } from './run-call.ts';
import { refundCall } from './rate-limit-call.ts';
import { UnknownRoute, MethodNotAllowed, sendsFailuresWith200 } from './failure.ts';
import { guardRequest } from './guard-request.ts';
import { requestStateOf } from './request-state.ts';
import { CacheHitResponse } from './respond-from-cache.ts';
import type { RestRoute, RestRouter, RestMethod, RestRoutes } from './route.ts';
import { toRouteSchema } from './to-route-schema.ts';

/** Collects the routes of all features in order. */
export function collectRestRoutes(features: readonly RestRoutes[]): RestRoute[] {
  const routes: RestRoute[] = [];
  const add = (method: RestMethod): RestRouter[RestMethod] => {
    return (path, options, handler) => void routes.push({ method, path, options, handler });
  };
  for (const addRoutes of features) {
    addRoutes({ get: add('get'), post: add('post'), put: add('put'), delete: add('delete') });
  }
  return routes;
}

type MountOptions = { csrf: CsrfProtection; rateLimit: RateLimit };

/** Registers the routes with guard, rate limit and description. */
export function mountRestRoutes(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  { csrf, rateLimit }: MountOptions,
): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      schema: toRouteSchema(route),
      config: { failuresWith200: sendsFailuresWith200(route.method, route.path) },
      onRequest: (request) => guardRequest(route, request, { state: requestStateOf(request), csrf }),
      handler: async (request, reply) => {
        const response = await runCall(route, request);
        if (response instanceof CacheHitResponse) refundCall(request, rateLimit);
        return sendResponse(response, reply);
      },
    });
  }
}

/** All supported methods. */
const everyMethod = (app: FastifyInstance): HTTPMethods[] => app.supportedMethods;

/** Handlers that refuse before a body is read. */
const refusalHandlers = (refuse: (reply: FastifyReply) => never) => ({
  schema: { hide: true },
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) => refuse(reply),
  handler: (_request: FastifyRequest, reply: FastifyReply) => refuse(reply),
});

/** Refuses unknown URLs, which the site's catch-all route would treat as pages. */
export function refuseUnknownRoutes(app: FastifyInstance): void {
  for (const url of ['/', '/*']) {
    const options = refusalHandlers(() => {
      throw new UnknownRoute();
    });
    app.route({ method: everyMethod(app), url, ...options });
  }
}

/** Responds with 405 to the other methods of an existing URL. */
export function refuseUnsupportedMethods(app: FastifyInstance, routes: readonly RestRoute[]): void {
  const routesByShape = Map.groupBy(routes, ({ path }) => path.replaceAll(/:\w+/g, ':'));
  for (const group of routesByShape.values()) {
    const routeMethods = group.map(({ method }) => method.toUpperCase());
    const allowed = routeMethods.includes('GET') ? [...routeMethods, 'HEAD'] : routeMethods;
    const allow = allowed.join(', ');
    const options = refusalHandlers((reply) => {
      reply.header('allow', allow);
      throw new MethodNotAllowed(allow);
    });
    app.route({
      method: everyMethod(app).filter((method) => !allowed.includes(method)),
      url: group[0]?.path ?? '/',
      ...options,
    });
  }
}
