import { submitLead as submitLeadEndpoint } from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { submitLead } from './intake.service.ts';
import { registerIntakeSourceRoutes } from './sources/sources.routes.ts';

export function registerIntakeRoutes(server: Server): void {
  serve(server, submitLeadEndpoint, submitLead);
  registerIntakeSourceRoutes(server);
}
