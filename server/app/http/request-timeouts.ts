import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { runWithOutageContext } from '../../shared/database/request-outage.ts';
import { AppError, Errors } from '../../shared/errors/index.ts';

/** 503 with a retry time: the response took longer than a connection may be idle. */
class ResponseTimeout extends AppError {
  constructor() {
    super(503, [{ code: Errors.general, property: '' }], 30);
  }
}

/** Milliseconds for processing an upload after it was received: 100 MB to a store on a slow line. */
const maxUploadMs = 180_000;

const replies = new WeakMap<Socket, FastifyReply>();

/** Handles an idle socket: responds with 503 to a fully received request, otherwise closes the socket. */
function closeIdleSocket(socket: Socket): void {
  const reply = replies.get(socket);
  const isWaiting = reply?.request.raw.complete === true && !reply.sent && !reply.raw.headersSent;
  if (isWaiting) reply.header('connection', 'close').send(new ResponseTimeout());
  else socket.destroy();
}

/** Closes connections after `limitMs` milliseconds without traffic. A fully received request always gets a response. */
export const closeIdleSockets = (server: Server, limitMs: number): Server =>
  server.setTimeout(limitMs, closeIdleSocket);

/** Tracks each request's reply for `closeIdleSockets` and extends the timeout of uploads. */
export function addRequestTimeouts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    replies.set(raw.socket, reply);
    if (headers['content-type']?.startsWith('multipart/form-data'))
      raw.once('end', () => void raw.socket.setTimeout(maxUploadMs));
    runWithOutageContext(request, done);
  });
  // Reading the body leaves the async context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => runWithOutageContext(request, done));
}
