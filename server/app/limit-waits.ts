import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { runStep } from '../shared/database/request-outage.ts';
import { AppError } from '../shared/errors/index.ts';

/** 503 with the seconds to wait: the response took longer than a connection may be silent. */
class Overdue extends AppError {
  constructor() {
    super(503, [{ code: 'G_01', property: '' }], 30);
  }
}

/** Milliseconds that an upload may take once it was received whole: 100 MB to a store with a slow line. */
const longestUpload = 180_000;

const replies = new WeakMap<Socket, FastifyReply>();

/** Ends what was silent for too long: a request that was received whole with 503, anything else without a word. */
function endSilent(socket: Socket): void {
  const reply = replies.get(socket);
  const isWaiting = reply?.request.raw.complete === true && !reply.sent && !reply.raw.headersSent;
  if (isWaiting) reply.header('connection', 'close').send(new Overdue());
  else socket.destroy();
}

/** Closes connections after `limit` milliseconds of silence, never without a response to a whole request. */
export const limitSilence = (server: Server, limit: number): Server => server.setTimeout(limit, endSilent);

/** Prepares each request for the limits of its waits. */
export function limitWaits(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    replies.set(raw.socket, reply);
    if (headers['content-type']?.startsWith('multipart/form-data'))
      raw.once('end', () => void raw.socket.setTimeout(longestUpload));
    runStep(request, done);
  });
  // A body that was read has left the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => runStep(request, done));
}
