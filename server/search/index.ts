export { emptyIndex } from './empty-index.ts';
export { reindexPages, indexPage, reindexPagesWithTag } from './index-pages.ts';
export { sweepMissedTerms } from './missed-terms.ts';
export { rebuildIndex } from './rebuild-index.ts';
export { SearchResolver } from './search.resolver.ts';
export { searchRoutes } from './search.routes.ts';
export type { MeilisearchOptions } from './meilisearch/meilisearch-engine.ts';
export { createSearchServices } from './search-services.ts';
export { maintainIndex, maintainIndexNow } from './maintain-index.ts';
