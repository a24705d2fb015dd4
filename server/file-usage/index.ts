export { findLivePageTitles } from './file-usage.queries.ts';
export { FilePageCountResolver, FileUsageResolver } from './file-usage.resolver.ts';
export { fileUsageRoutes } from './file-usage.routes.ts';
