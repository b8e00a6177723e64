import { submitLead as submitLeadEndpoint } from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { type KeepHomes, submitLead } from './intake.service.ts';
import { registerIntakeSourceRoutes } from './sources/sources.routes.ts';

export function registerIntakeRoutes(server: Server, keepHomes: KeepHomes): void {
  serve(server, submitLeadEndpoint, (ctx, input) => submitLead(ctx, input, keepHomes));
  registerIntakeSourceRoutes(server);
}
