export { RedirectResolver } from './redirect.resolver.ts';
