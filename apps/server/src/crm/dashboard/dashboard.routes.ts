import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getDashboard } from './dashboard.service.ts';
import { getLeadSettings, updateLeadSettings } from './lead-settings.service.ts';

export function registerDashboardRoutes(server: Server): void {
  serve(server, contract.getDashboard, getDashboard);
  serve(server, contract.getLeadSettings, getLeadSettings);
  serve(server, contract.updateLeadSettings, updateLeadSettings);
}
