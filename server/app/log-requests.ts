import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Metrics } from './metrics/create-metrics.ts';

/**
 * Where answered requests are told of. What a line holds is known, none of it secret: to look it through for passwords
 * would make up half of its cost.
 */
const accessLog = (log: FastifyBaseLogger): FastifyBaseLogger => log.child({}, { redact: [] });

/** One line a request: the route, never its query, which may hold a token; with the id that its answer carries. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  const access = accessLog(app.log);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const answered = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.countRequest(answered, reply.elapsedTime / 1_000);
    access.info({ reqId: request.id, ...answered, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
    done();
  });
}

/** The same for a page that was answered at once; gives the request its id. */
export function logAtOnce(
  log: FastifyBaseLogger,
  metrics: Metrics,
): ({ method }: IncomingMessage, status: number) => string {
  const access = accessLog(log);
  return ({ method }, status) => {
    const reqId = randomUUID();
    metrics.countKept(status);
    access.info({ reqId, method, route: '/*', status, ms: 0 }, 'answered');
    return reqId;
  };
}

/** The same for a request that was refused before the framework took it; gives the request its id. */
export function logRefusal(
  log: FastifyBaseLogger,
  metrics: Metrics,
): ({ method }: IncomingMessage, status: number) => string {
  const access = accessLog(log);
  return ({ method = '' }, status) => {
    const reqId = randomUUID();
    const refused = { method, route: 'none', status };
    metrics.countRequest(refused, 0);
    access.info({ reqId, ...refused, ms: 0 }, 'answered');
    return reqId;
  };
}
