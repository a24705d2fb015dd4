export { PageViewer } from './page-viewer.tsx';
export { internalURLOf, linkAround, parseAddress } from './internal-address.ts';
export { loadAddress } from './load-address.ts';
export { createPrefetch, type LoadURL } from './prefetch.ts';
