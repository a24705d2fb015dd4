export { LazyImage } from './lazy-image.tsx';
export { useNear } from './use-near.ts';
