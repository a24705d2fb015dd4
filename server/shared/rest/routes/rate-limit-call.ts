import type { FastifyRequest } from 'fastify';
import { bearerToken, rateLimitKeyOf } from '../../http/index.ts';
import { type RateLimit, clientNetworkOf, rateLimitHeaders } from '../../rate-limit/index.ts';
import { requestStateOf } from './request-state.ts';

/**
 * Returns the rate limit key of a call: a valid token, otherwise the network. Guessing tokens consumes the network's
 * limit.
 */
async function findRateLimitKey(request: FastifyRequest, rateLimit: RateLimit): Promise<string> {
  const address = clientNetworkOf(request.ip);
  if (bearerToken(request.headers) === null || rateLimit.remaining(address) < 1) return address;
  try {
    return rateLimitKeyOf(await requestStateOf(request).context());
  } catch (error) {
    rateLimit.consume(address);
    throw error;
  }
}

/** Consumes one call of the caller's rate limit. Throws 429 if none remain. */
export async function rateLimitCall(request: FastifyRequest, rateLimit: RateLimit): Promise<void> {
  if (!Number.isFinite(rateLimit.capacity)) return;
  const state = requestStateOf(request);
  state.caller = await findRateLimitKey(request, rateLimit);
  rateLimit.consume(state.caller);
}

/** Refunds a call that was served from the cache. */
export function refundCall(request: FastifyRequest, rateLimit: RateLimit): void {
  const { caller } = requestStateOf(request);
  if (caller !== null) rateLimit.refund(caller);
}

/** Returns the RateLimit headers of a call; empty without a limit. */
export function callRateLimitHeaders(request: FastifyRequest, rateLimit: RateLimit): Record<string, string> {
  const { caller } = requestStateOf(request);
  return caller === null ? {} : Object.fromEntries(rateLimitHeaders(rateLimit, caller));
}
