export { normalizeLink } from './normalize-link.ts';
