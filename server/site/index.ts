export { serveCachedPage } from './serve-cached-page.ts';
export { createOverloadHandler } from './failure-page.ts';
export {
  addCheckRoutes,
  type ChangeQuery,
  type CheckResponse,
  type ResultQuery,
  type RejectedAnswers,
} from './check.routes.ts';
export { addPreviewRoutes, type PreviewResponse } from './preview.routes.ts';
export { addPrivacyRoute, type PrivacyResponse } from './privacy.routes.ts';
export { addSearchRoutes, type SearchPageResponse, type SearchPageQuery } from './search.routes.ts';
export { addSiteRoutes, isCachedPage, type SiteResponse } from './site.routes.ts';
export { addSitemapRoutes } from './sitemap.routes.ts';
export { addManifestRoutes } from './manifest.routes.ts';
export { replaceUndecodablePath } from './site-path.ts';
