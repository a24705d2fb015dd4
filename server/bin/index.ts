export { BinResolver } from './bin.resolver.ts';
export { binRoutes } from './bin.routes.ts';
export { sweepPageBin } from './sweep-page-bin.ts';
