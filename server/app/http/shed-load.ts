import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessage, Errors } from '../../shared/errors/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it counts as an active request. */
    isCountedAsActive: boolean;
  }
}

/** Maximum number of active requests; ten database connections serve them. */
const maxActiveRequests = 100;

/**
 * Milliseconds of event loop lag that count as bad, the sampling interval, and the number of bad samples in a row after
 * which new work is refused.
 */
const defaultMaxLagMs = 250;
const sampleIntervalMs = 500;
const badSamplesLimit = 4;

const overloadError = { code: Errors.general, property: '' } as const;
const message = errorMessage({ ...overloadError, status: 503 });

/**
 * Requests that need no work, must always get a response, have their own queue, or are slow because of their sender.
 */
const isExempt = ({ url, headers }: FastifyRequest): boolean =>
  /^\/(healthz|readyz|metrics|_\/assets\/|_\/check\/report\/|cmsadmin)/.test(url) ||
  (headers['content-type']?.startsWith('multipart/form-data') ?? false);

function refuse(request: FastifyRequest, reply: FastifyReply, { sendOverloadPage }: LoadSheddingOptions): void {
  reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' });
  if (request.url.startsWith('/api/')) void reply.send({ Success: false, Errors: [overloadError], Message: message });
  else if (request.url.startsWith('/graphql'))
    void reply.send({ errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE', errorCode: Errors.general } }] });
  else sendOverloadPage(reply);
}

/** Options of load shedding. */
export type LoadSheddingOptions = {
  /** Whether the request is served from the cache, which costs less than refusing it. */
  isCached: (request: FastifyRequest) => boolean;
  onShed: () => void;
  /** Milliseconds of lag that count as bad; default 250. */
  maxLagMs?: number | undefined;
  /** Sends the 503 page to a visitor of the site. */
  sendOverloadPage: (reply: FastifyReply) => void;
};

/** Refuses requests with 503 when the server is overloaded, so that the others are served in time. */
export function shedLoad(app: FastifyInstance, options: LoadSheddingOptions): void {
  const { isCached, onShed, maxLagMs = defaultMaxLagMs } = options;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let badSamples = 0;
  const timer = setInterval(() => {
    badSamples = delay.percentile(50) / 1e6 > maxLagMs ? badSamples + 1 : 0;
    delay.reset();
  }, sampleIntervalMs);
  app.addHook('onClose', () => clearInterval(timer));

  // A property of the request, because cached GraphQL responses pass here too and a set would cost them more.
  app.decorateRequest('isCountedAsActive', false);
  let activeRequests = 0;
  const endRequest = (request: FastifyRequest): void => {
    if (!request.isCountedAsActive) return;
    request.isCountedAsActive = false;
    activeRequests -= 1;
  };
  // After the body was received: a slow sender does not count as active.
  app.addHook('preHandler', (request, reply, done) => {
    if (isCached(request) || isExempt(request)) return done();
    if (activeRequests >= maxActiveRequests || badSamples >= badSamplesLimit) {
      onShed();
      refuse(request, reply, options);
      return undefined;
    }
    activeRequests += 1;
    request.isCountedAsActive = true;
    return done();
  });
  // The work ends when the response is ready; a slow reader does not count as active either.
  // oxlint-disable-next-line eslint/max-params -- the framework's signature without a promise, which would slow down each response
  app.addHook('onSend', (request, _reply, payload, done) => {
    endRequest(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    endRequest(request);
    done();
  });
}
