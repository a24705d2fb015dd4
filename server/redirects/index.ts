export { redirectIndexErrors } from './redirect.queries.ts';
export { RedirectResolver } from './redirect.resolver.ts';
export { countRedirectsTo } from './redirect.queries.ts';
