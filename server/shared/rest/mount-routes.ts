import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Csrf } from '../http/index.ts';
import type { Budget } from '../rate-limit/index.ts';
import { answerCall, sendAnswer } from './answer-call.ts';
import { refundCall } from './charge-call.ts';
import { UnknownCall, WrongMethod, answersFailuresWith200 } from './failure.ts';
import { guardRequest } from './guard-request.ts';
import { stateOf } from './request-state.ts';
import { KeptAnswer } from './kept-answer.ts';
import type { AnyRoute, Rest, RestMethod, RestRoutes } from './route.ts';
import { toRouteSchema } from './route-schema.ts';

/** The routes of all features, in the order in which they were added. */
export function collectRoutes(features: readonly RestRoutes[]): AnyRoute[] {
  const routes: AnyRoute[] = [];
  const add = (method: RestMethod): Rest[RestMethod] => {
    return (path, options, handler) => void routes.push({ method, path, options, handler });
  };
  for (const addRoutes of features) {
    addRoutes({ get: add('get'), post: add('post'), put: add('put'), delete: add('delete') });
  }
  return routes;
}

type MountParts = { csrf: Csrf; budget: Budget };

export function mountRoutes(app: FastifyInstance, routes: readonly AnyRoute[], { csrf, budget }: MountParts): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      schema: toRouteSchema(route),
      config: { failuresWith200: answersFailuresWith200(route.method, route.path) },
      onRequest: (request) => guardRequest(route, request, { state: stateOf(request), csrf }),
      handler: async (request, reply) => {
        const answer = await answerCall(route, request);
        if (answer instanceof KeptAnswer) refundCall(request, budget);
        return sendAnswer(answer, reply);
      },
    });
  }
}

/** Every method that the server reads. */
const everyMethod = (app: FastifyInstance): HTTPMethods[] => app.supportedMethods;

/** Refuses before a body is read, whatever it is. */
const refusing = (refuse: (reply: FastifyReply) => never) => ({
  schema: { hide: true },
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) => refuse(reply),
  handler: (_request: FastifyRequest, reply: FastifyReply) => refuse(reply),
});

/** An address of the layer that is none, which the site's catch-all would take for a page. */
export function refuseOtherAddresses(app: FastifyInstance): void {
  for (const url of ['/', '/*']) {
    const options = refusing(() => {
      throw new UnknownCall();
    });
    app.route({ method: everyMethod(app), url, ...options });
  }
}

/** An address that exists answers 405 to the methods that it has not. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly AnyRoute[]): void {
  const routesByShape = Map.groupBy(routes, ({ path }) => path.replaceAll(/:\w+/g, ':'));
  for (const group of routesByShape.values()) {
    const present = group.map(({ method }) => method.toUpperCase());
    const allowed = present.includes('GET') ? [...present, 'HEAD'] : present;
    const allow = allowed.join(', ');
    const options = refusing((reply) => {
      reply.header('allow', allow);
      throw new WrongMethod(allow);
    });
    app.route({
      method: everyMethod(app).filter((method) => !allowed.includes(method)),
      url: group[0]?.path ?? '/',
      ...options,
    });
  }
}
