export { addPreviewRoutes, type PreviewAnswer } from './preview.routes.ts';
export { resolveSlug } from './resolve-slug.ts';
export { addSearchRoutes, type SearchAnswer, type SearchWish } from './search.routes.ts';
export { addSiteRoutes, isKeptPage, type SiteAnswer } from './site.routes.ts';
