export { tidyLink } from './tidy-link.ts';
