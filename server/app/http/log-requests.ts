import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/create-metrics.ts';

/** Log for served requests. Its fields never contain secrets; redaction would double its cost. */
const createAccessLog = (log: FastifyBaseLogger): FastifyBaseLogger => log.child({}, { redact: [] });

/**
 * Logs one line per request with its route, never its query, which may contain a token, and with the request id that
 * the response carries.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  const access = createAccessLog(app.log);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const served = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.countRequest(served, reply.elapsedTime / 1_000);
    access.info({ reqId: request.id, ...served, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'served');
    done();
  });
}

/** Logs a page that was served from the cache before the framework. Returns the request id. */
export function logCachedPages(
  log: FastifyBaseLogger,
  metrics: Metrics,
): ({ method }: IncomingMessage, status: number) => string {
  const access = createAccessLog(log);
  return ({ method }, status) => {
    const reqId = randomUUID();
    metrics.countCachedPage(status);
    access.info({ reqId, method, route: '/*', status, ms: 0 }, 'served');
    return reqId;
  };
}

/** Logs a request that was refused before the framework. Returns the request id. */
export function logRefusedRequests(
  log: FastifyBaseLogger,
  metrics: Metrics,
): ({ method }: IncomingMessage, status: number) => string {
  const access = createAccessLog(log);
  return ({ method = '' }, status) => {
    const reqId = randomUUID();
    const refused = { method, route: 'none', status };
    metrics.countRequest(refused, 0);
    access.info({ reqId, ...refused, ms: 0 }, 'served');
    return reqId;
  };
}
