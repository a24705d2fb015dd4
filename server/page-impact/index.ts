export { PageImpactResolver } from './page-impact.resolver.ts';
