export { type CachedResponse, ResponseCache } from './response-cache.ts';
