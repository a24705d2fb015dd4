import type { FastifyInstance } from 'fastify';

/** Whether this node was asked to end: it still answers, but wants no new connections. */
export type Lifecycle = { isEnding: boolean };

/** Kept connections end with their next answer, so that a proxy moves them to another node by itself. */
export function tellEnding(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isEnding) reply.header('connection', 'close');
  });
}
