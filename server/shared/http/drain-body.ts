import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is still read of a refused body, so that its sender gets to read the answer: bytes, and milliseconds of silence. */
const patience = { bytes: 200 * 1024 * 1024, silence: 5_000 };

/** Reads what is left of a refused body to nowhere; a sender that goes on for ever, or stops halfway, is cut off. */
export function drainBody({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return;
  let left = patience.bytes;
  const silence = setTimeout(() => raw.destroy(), patience.silence).unref();
  raw.on('data', (chunk: Buffer) => {
    silence.refresh();
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.once('close', () => clearTimeout(silence));
  // The parser lets go of the request only after this turn, and stops its flow by that.
  setImmediate(() => raw.resume());
}

/** The framework hangs up on whoever sends too large a body, who then might never read why. */
export function hearOutLargeBody(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')) return;
  reply.removeHeader('connection');
  drainBody(reply.request);
}
