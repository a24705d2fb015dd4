import { randomUUID } from 'node:crypto';
import { createServer, METHODS, type Server } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactoryHandler,
  LogController,
} from 'fastify';
import type { Services } from '../shared/context.ts';
import { answerBadAddress } from '../shared/rest/index.ts';
import { refuseUnreadableRequest } from './refuse-unreadable-request.ts';
import { answerAtOnce, replaceUnreadable } from '../site/index.ts';
import type { Lifecycle } from './lifecycle.ts';
import { limitSilence, limitWaits } from './limit-waits.ts';
import { logAtOnce, logRefusal } from './log-requests.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { refuseTwoHosts } from './refuse-two-hosts.ts';
import { baseHeaders } from './security-headers.ts';

type AppParts = {
  services: Services;
  log: FastifyBaseLogger;
  trustProxy: readonly string[];
  metrics: Metrics;
  lifecycle: Lifecycle;
};

/** Where the older clients' calls are. */
export const restPrefix = '/api/ximblox';

/** A version has 2 MB at most; JSON escapes and the envelope come on top (bytes). */
const bodyLimit = 4 * 1024 * 1024;

/** Milliseconds; the framework's own defaults are none. An upload of 100 MB on a slow line needs minutes. */
const timeouts = {
  connectionTimeout: 30_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 72_000,
};

const handlerTimeout = 600_000;

/** Not where most answers are kept: its timer costs more than they do, and a silent connection is closed anyhow. */
const answersFromCache: ReadonlySet<string> = new Set(['/graphql', '/*']);

function limitHandlers(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!answersFromCache.has(route.url)) route.handlerTimeout ??= handlerTimeout;
  });
}

const baseHeadersOf = ({ publicUrl }: Services): Record<string, string> => baseHeaders(publicUrl.startsWith('https:'));

/** Whatever the framework sends carries them; a cached page brings them along. */
function addBaseHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** A server whose cached pages are sent before the framework takes a request; it answers all the others. */
const serverOf =
  ({ log, services, metrics, lifecycle }: AppParts) =>
  (handle: FastifyServerFactoryHandler): Server => {
    const isAnswered = answerAtOnce(services.responseCache, logAtOnce(log, metrics));
    const isRefused = refuseTwoHosts(baseHeadersOf(services), logRefusal(log, metrics));
    const server = createServer((request, response) => {
      if (isRefused(request, response)) return;
      const isEnding = lifecycle.isEnding || !server.listening;
      if (isEnding || !isAnswered(request, response)) handle(request, response);
    });
    server.keepAliveTimeout = timeouts.keepAliveTimeout;
    server.requestTimeout = timeouts.requestTimeout;
    return limitSilence(server, timeouts.connectionTimeout);
  };

/** Milliseconds that requests in flight have to end once the server closes. */
const closingGrace = 10_000;

/**
 * A connection that falls idle only while the server closes would keep it open for the whole keep-alive time, and one
 * that stalls in the middle of a request for longer still.
 */
function closeConnectionsEarly(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    const stalled = setTimeout(() => app.server.closeAllConnections(), closingGrace).unref();
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(stalled);
    });
  });
}

/** Every method that Node reads, without a body, so that each is refused with this product's own error. */
function knowAllMethods(app: FastifyInstance): void {
  const known = new Set(app.supportedMethods);
  for (const method of METHODS) {
    // A tunnel is no request; Node closes its connection.
    if (method !== 'CONNECT' && !known.has(method)) app.addHttpMethod(method);
  }
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true });
}

/** Fastify with this product's bounds; nothing is registered yet. */
export function createApp(parts: AppParts): FastifyInstance {
  const { log, trustProxy } = parts;
  const headers = baseHeadersOf(parts.services);
  const app = fastify({
    ...timeouts,
    serverFactory: serverOf(parts),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit,
    routerOptions: { maxParamLength: 16 * 1024, ignoreTrailingSlash: false, caseSensitive: true },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // A path that cannot be decoded belongs to nothing, which the site and the calls each say in their own way.
    rewriteUrl: ({ url = '/' }) => (url.startsWith(`${restPrefix}/`) ? url : replaceUnreadable(url)),
    frameworkErrors: (error, request, reply) => answerBadAddress(error, request, reply.headers(headers)),
    clientErrorHandler: refuseUnreadableRequest,
  });
  knowAllMethods(app);
  addBaseHeaders(app, headers);
  limitHandlers(app);
  limitWaits(app);
  closeConnectionsEarly(app);
  return app;
}
