import * as contract from '@alpha/contract';
import { type Server, serve } from '../../http/serve.ts';
import { submitLead } from './intake.service.ts';
import { getLeadSettings, updateLeadSettings } from './lead-turns.service.ts';

export function registerIntakeRoutes(server: Server): void {
  serve(server, contract.submitLead, submitLead);
  serve(server, contract.getLeadSettings, getLeadSettings);
  serve(server, contract.updateLeadSettings, updateLeadSettings);
}
