import * as contract from '@alpha/contract';
import { type Server, serve, serveFile } from '../http/serve.ts';
import { exportAudit, listAudit, listAuditActors } from './audit-log.service.ts';

export function registerAuditRoutes(server: Server): void {
  serve(server, contract.listAudit, listAudit);
  serve(server, contract.listAuditActors, listAuditActors);
  serveFile(server, contract.exportAudit, exportAudit);
}
