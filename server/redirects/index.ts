export { redirectIndexErrors } from './redirect.queries.ts';
export { RedirectResolver } from './redirect.resolver.ts';
