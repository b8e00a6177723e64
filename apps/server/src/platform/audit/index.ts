export { registerAuditRoutes } from './audit.routes.ts';
export { recordAudit } from './audit.service.ts';
export { startAuditRetentionLoop } from './retention-loop.ts';
