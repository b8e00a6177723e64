import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listCampaignCosts, listCampaigns, saveCampaignCosts } from './campaigns.service.ts';
import { listCohorts } from './cohorts.service.ts';
import { getDashboard } from './dashboard.service.ts';
import { getLeadSettings, updateLeadSettings } from './lead-settings.service.ts';
import { listDashboardPeople } from './people.service.ts';
import { listDashboardWork } from './work.service.ts';

export function registerDashboardRoutes(server: Server): void {
  serve(server, contract.getDashboard, getDashboard);
  serve(server, contract.listDashboardPeople, listDashboardPeople);
  serve(server, contract.listCohorts, listCohorts);
  serve(server, contract.listDashboardWork, listDashboardWork);
  serve(server, contract.listCampaigns, listCampaigns);
  serve(server, contract.listCampaignCosts, listCampaignCosts);
  serve(server, contract.saveCampaignCosts, saveCampaignCosts);
  serve(server, contract.getLeadSettings, getLeadSettings);
  serve(server, contract.updateLeadSettings, updateLeadSettings);
}
