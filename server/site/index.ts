export { answerAtOnce } from './answer-at-once.ts';
export { addCheckRoutes, type CheckAnswer, type ResultWish, type ReturnedAnswers } from './check.routes.ts';
export { addPreviewRoutes, type PreviewAnswer } from './preview.routes.ts';
export { addPrivacyRoute, type PrivacyAnswer } from './privacy.routes.ts';
export { addSearchRoutes, type SearchAnswer, type SearchWish } from './search.routes.ts';
export { addSiteRoutes, isKeptPage, type SiteAnswer } from './site.routes.ts';
export { addSitemapRoutes } from './sitemap.routes.ts';
export { addManifestRoutes } from './manifest.routes.ts';
