export { LazyImage } from './lazy-image.tsx';
export { loadWithRetry } from './load-with-retry.ts';
export { useNearViewport } from './use-near-viewport.ts';
