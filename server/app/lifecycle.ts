import type { FastifyInstance } from 'fastify';

/** Whether this node was asked to end: it still answers, but wants no new connections. */
export type Lifecycle = { isEnding: boolean };

/** Kept connections end with their next answer, so that a proxy moves them to another node by itself. */
export function tellEnding(app: FastifyInstance, lifecycle: Lifecycle): void {
  // oxlint-disable-next-line eslint/max-params -- the framework's own form without a promise, which each answer would pay
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.isEnding) reply.header('connection', 'close');
    done(null, payload);
  });
}
