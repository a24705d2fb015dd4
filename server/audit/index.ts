export { auditRepeated } from './audit-repeated.ts';
export { AuditResolver } from './audit.resolver.ts';
export { auditRoutes } from './audit.routes.ts';
