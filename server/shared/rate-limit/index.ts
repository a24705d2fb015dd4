export { RateLimitRegistry, rateLimitChannel } from './rate-limit-registry.ts';
export { type RateLimit, noRateLimit } from './rate-limit.ts';
export { clientNetworkOf } from './client-network-of.ts';
export { rateLimitHeaders } from './rate-limit-headers.ts';
