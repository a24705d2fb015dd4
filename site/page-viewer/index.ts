export { PageViewer } from './page-viewer.tsx';
export { loadAddress } from './load-address.ts';
export { createPrefetch, type LoadURL } from './prefetch.ts';
