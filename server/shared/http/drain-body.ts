import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * How much of a refused body is still read, so that its sender can read the response: bytes, and milliseconds without
 * data.
 */
const drainLimits = { bytes: 200 * 1024 * 1024, silence: 5_000 };

/** Reads and discards the rest of a refused body. Closes the connection of a sender that does not end or stalls. */
export function drainBody({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return;
  let remainingBytes = drainLimits.bytes;
  const silence = setTimeout(() => raw.destroy(), drainLimits.silence).unref();
  raw.on('data', (chunk: Buffer) => {
    silence.refresh();
    remainingBytes -= chunk.length;
    if (remainingBytes < 0) raw.destroy();
  });
  raw.once('close', () => clearTimeout(silence));
  // The parser detaches from the request after this tick, which pauses the stream.
  setImmediate(() => raw.resume());
}

/** The framework closes the connection after a too large body, so its sender might never read the response. */
export function drainLargeBody(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')) return;
  reply.removeHeader('connection');
  drainBody(reply.request);
}
