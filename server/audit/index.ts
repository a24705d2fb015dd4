export { auditBundleImport } from './audit-bundle-import.ts';
export { AuditResolver } from './audit.resolver.ts';
export { auditRoutes } from './audit.routes.ts';
export { sweepAuditLog } from './sweep-audit-log.ts';
