export { smallestGroup } from './hide-small-groups.ts';
export { StatisticsResolver } from './statistics.resolver.ts';
export { statisticsRoutes } from './statistics.routes.ts';
