import type { FastifyInstance } from 'fastify';

/** Whether this node is shutting down: it still responds but wants no new connections. */
export type ServerLifecycle = { isShuttingDown: boolean };

/** Closes keep-alive connections with their next response, so that a proxy moves to another node. */
export function closeConnectionsOnShutdown(app: FastifyInstance, lifecycle: ServerLifecycle): void {
  // oxlint-disable-next-line eslint/max-params -- the framework's signature without a promise, which would slow down each response
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.isShuttingDown) reply.header('connection', 'close');
    done(null, payload);
  });
}
