export { AuditResolver } from './audit.resolver.ts';
export { auditRoutes } from './audit.routes.ts';
