export { StatisticsResolver } from './statistics.resolver.ts';
export { statisticsRoutes } from './statistics.routes.ts';
