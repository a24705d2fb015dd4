export { emptyIndex } from './empty-index.ts';
export { indexPage, indexTag } from './index-pages.ts';
export { sweepMissedTerms } from './missed-terms.ts';
export { rebuildIndex } from './rebuild-index.ts';
export { SearchResolver } from './search.resolver.ts';
export { searchRoutes } from './search.routes.ts';
export { suggestPages } from './search-site.ts';
export { createSearchServices } from './search-services.ts';
export { tendIndex, tendIndexNow } from './tend-index.ts';
