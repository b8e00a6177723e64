import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { updateLeadAttention } from './attention.service.ts';
import { getTeamToday } from './team-today.service.ts';
import { getToday } from './today.service.ts';

export function registerTodayRoutes(server: Server): void {
  serve(server, contract.getToday, getToday);
  serve(server, contract.getTeamToday, getTeamToday);
  serve(server, contract.updateLeadAttention, updateLeadAttention);
}
