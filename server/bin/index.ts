export { BinResolver } from './bin.resolver.ts';
export { binRoutes } from './bin.routes.ts';
export { sweepPages } from './sweep-pages.ts';
