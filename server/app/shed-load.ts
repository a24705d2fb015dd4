import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessage } from '../shared/errors/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it takes one of the places for work. */
    isAtWork: boolean;
  }
}

/** Requests that are worked on at a time; ten connections to the database serve them. */
const mostAtWork = 100;

/** Milliseconds that the event loop may lag, and between two looks at it; new work is refused after so many bad ones. */
const usualLag = 250;
const interval = 500;
const badLooks = 4;

const refusal = { code: 'G_01', property: '' } as const;
const message = errorMessage({ ...refusal, status: 503 });

/** What is answered without work, must be answered always, waits in a line of its own, or takes long because of its sender. */
const isExempt = ({ url, headers }: FastifyRequest): boolean =>
  /^\/(healthz|readyz|metrics|_\/assets\/|_\/check\/report\/|cmsadmin)/.test(url) ||
  (headers['content-type']?.startsWith('multipart/form-data') ?? false);

function refuse(request: FastifyRequest, reply: FastifyReply, { refusePage }: LoadShedding): void {
  reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' });
  if (request.url.startsWith('/api/')) void reply.send({ Success: false, Errors: [refusal], Message: message });
  else if (request.url.startsWith('/graphql'))
    void reply.send({ errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE', errorCode: 'G_01' } }] });
  else refusePage(reply);
}

export type LoadShedding = {
  /** Whether the request is answered from memory, which costs less than to refuse it. */
  isKept: (request: FastifyRequest) => boolean;
  onShed: () => void;
  /** Milliseconds of lag that count as bad; left out, 250. */
  longestLag?: number | undefined;
  /** Answers 503 to a visitor of the site. */
  refusePage: (reply: FastifyReply) => void;
};

/** Answers early with 503 what could only be answered late, so that all the rest is answered in time. */
export function shedLoad(app: FastifyInstance, parts: LoadShedding): void {
  const { isKept, onShed, longestLag = usualLag } = parts;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lagging = 0;
  const timer = setInterval(() => {
    lagging = delay.percentile(50) / 1e6 > longestLag ? lagging + 1 : 0;
    delay.reset();
  }, interval);
  app.addHook('onClose', () => clearInterval(timer));

  // A mark of the request's own: kept GraphQL answers pass here too, and a set costs them more.
  app.decorateRequest('isAtWork', false);
  let count = 0;
  const endWork = (request: FastifyRequest): void => {
    if (!request.isAtWork) return;
    request.isAtWork = false;
    count -= 1;
  };
  // Once the body is there: whoever sends slowly takes no place meanwhile.
  app.addHook('preHandler', (request, reply, done) => {
    if (isKept(request) || isExempt(request)) return done();
    if (count >= mostAtWork || lagging >= badLooks) {
      onShed();
      refuse(request, reply, parts);
      return undefined;
    }
    count += 1;
    request.isAtWork = true;
    return done();
  });
  // The work is done once there is something to send; a slow reader takes no place either.
  // oxlint-disable-next-line eslint/max-params -- the framework's own form without a promise, which each answer would pay
  app.addHook('onSend', (request, _reply, payload, done) => {
    endWork(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    endWork(request);
    done();
  });
}
