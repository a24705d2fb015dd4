export { type CachedAnswer, ResponseCache } from './response-cache.ts';
