import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './create-metrics.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

/** A proxy on this machine also connects from loopback; forwarding headers or TRUST_PROXY reveal it. */
const wasForwarded = ({ headers }: FastifyRequest): boolean =>
  ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => headers[name] !== undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function canReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopback(request.ip) && !wasForwarded(request);
  const authorization = request.headers.authorization ?? '';
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** `/metrics`: requires METRICS_TOKEN, or loopback if there is none; otherwise 404. */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    if (!canReadMetrics(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}
