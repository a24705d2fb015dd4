import { randomUUID } from 'node:crypto';
import { createServer, METHODS, type Server } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactoryHandler,
  LogController,
} from 'fastify';
import type { Services } from '../../shared/context.ts';
import { sendBadUrlFailure } from '../../shared/rest/index.ts';
import { refuseMalformedRequest } from './refuse-malformed-request.ts';
import { serveCachedPage, replaceUndecodablePath } from '../../site/index.ts';
import type { ServerLifecycle } from '../health/lifecycle.ts';
import { closeIdleSockets, addRequestTimeouts } from './request-timeouts.ts';
import { logCachedPages, logRefusedRequests } from './log-requests.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { refuseDuplicateHost } from './refuse-duplicate-host.ts';
import { baseSecurityHeaders } from './security-headers.ts';

type AppOptions = {
  services: Services;
  log: FastifyBaseLogger;
  trustProxy: readonly string[];
  metrics: Metrics;
  lifecycle: ServerLifecycle;
};

/** Path prefix of the REST API. */
export const restPrefix = '/api/ximblox';

/** A page version may have 2 MB; JSON escapes and the envelope add to that (bytes). */
const bodyLimit = 4 * 1024 * 1024;

/** Milliseconds. The framework has no defaults. An upload of 100 MB on a slow line takes minutes. */
const timeouts = {
  connectionTimeout: 30_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 72_000,
};

const handlerTimeoutMs = 600_000;

/**
 * Routes without a handler timeout: the timer costs more than a cached response, and idle connections are closed
 * anyway.
 */
const routesWithoutTimeout: ReadonlySet<string> = new Set(['/graphql', '/*']);

function limitHandlerTime(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!routesWithoutTimeout.has(route.url)) route.handlerTimeout ??= handlerTimeoutMs;
  });
}

const baseHeadersOf = ({ publicUrl }: Services): Record<string, string> =>
  baseSecurityHeaders(publicUrl.startsWith('https:'));

/** Adds the headers to every response of the framework; cached pages contain them already. */
function addBaseHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Creates a server that sends cached pages before the framework handles the request. */
const createServerFactory =
  ({ log, services, metrics, lifecycle }: AppOptions) =>
  (handle: FastifyServerFactoryHandler): Server => {
    const servedFromCache = serveCachedPage(services.responseCache, logCachedPages(log, metrics));
    const refusedDuplicateHost = refuseDuplicateHost(baseHeadersOf(services), logRefusedRequests(log, metrics));
    const server = createServer((request, response) => {
      if (refusedDuplicateHost(request, response)) return;
      const isShuttingDown = lifecycle.isShuttingDown || !server.listening;
      if (isShuttingDown || !servedFromCache(request, response)) handle(request, response);
    });
    server.keepAliveTimeout = timeouts.keepAliveTimeout;
    server.requestTimeout = timeouts.requestTimeout;
    return closeIdleSockets(server, timeouts.connectionTimeout);
  };

/** Milliseconds for running requests to finish after the server starts closing. */
const closeGraceMs = 10_000;

/**
 * Closes connections that become idle while the server closes, and later all others. Otherwise a keep-alive connection
 * or a stalled request would delay the shutdown.
 */
function closeConnectionsEarly(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    const stalled = setTimeout(() => app.server.closeAllConnections(), closeGraceMs).unref();
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(stalled);
    });
  });
}

/** Registers every HTTP method that Node parses, so that unsupported ones get the product's own error. */
function acceptAllMethods(app: FastifyInstance): void {
  const supported = new Set(app.supportedMethods);
  for (const method of METHODS) {
    // Node closes the connection of a CONNECT request itself.
    if (method !== 'CONNECT' && !supported.has(method)) app.addHttpMethod(method);
  }
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true });
}

/** Creates the Fastify instance with the product's limits. Registers no routes. */
export function createApp(options: AppOptions): FastifyInstance {
  const { log, trustProxy } = options;
  const headers = baseHeadersOf(options.services);
  const app = fastify({
    ...timeouts,
    serverFactory: createServerFactory(options),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit,
    routerOptions: { maxParamLength: 16 * 1024, ignoreTrailingSlash: false, caseSensitive: true },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // The site and the API each have their own 404 for a path that cannot be decoded.
    rewriteUrl: ({ url = '/' }) => (url.startsWith(`${restPrefix}/`) ? url : replaceUndecodablePath(url)),
    frameworkErrors: (error, request, reply) => sendBadUrlFailure(error, request, reply.headers(headers)),
    clientErrorHandler: refuseMalformedRequest,
  });
  acceptAllMethods(app);
  addBaseHeaders(app, headers);
  limitHandlerTime(app);
  addRequestTimeouts(app);
  closeConnectionsEarly(app);
  return app;
}
