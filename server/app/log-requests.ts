import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Metrics } from './metrics/create-metrics.ts';

/** One line a request: the route, never its query, which may hold a token; with the id that its answer carries. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const answered = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.countRequest(answered, reply.elapsedTime / 1_000);
    request.log.info({ ...answered, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
    done();
  });
}

/** The same for a page that was answered at once; gives the request its id. */
export const logAtOnce =
  (log: FastifyBaseLogger, metrics: Metrics) =>
  ({ method }: IncomingMessage, status: number): string => {
    const reqId = randomUUID();
    metrics.countKept(status);
    log.info({ reqId, method, route: '/*', status, ms: 0 }, 'answered');
    return reqId;
  };
