export { LazyImage } from './lazy-image.tsx';
export { loadPatiently } from './load-patiently.ts';
export { useNear } from './use-near.ts';
