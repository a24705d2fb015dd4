export { BinResolver } from './bin.resolver.ts';
export { binRoutes } from './bin.routes.ts';
export { sweepPageBin } from './sweep-page-bin.ts';
export { sweepMedia } from './sweep-media.ts';
export { MediaBinResolver } from './media-bin.resolver.ts';
export { mediaBinRoutes } from './media-bin.routes.ts';
