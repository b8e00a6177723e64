import * as contract from '@alpha/contract';
import { type Server, serve } from '../../http/serve.ts';
import { getBoard, getBoardColumn, getBoardTotals } from './board/board.service.ts';
import { getLead, listLeads } from './leads.service.ts';
import { createLead, deleteLead, moveLead, updateLead } from './save-lead.service.ts';
import {
  addActivity,
  deleteActivity,
  listActivities,
  updateActivity,
} from './timeline/timeline.service.ts';

export function registerLeadRoutes(server: Server): void {
  serve(server, contract.listLeads, listLeads);
  serve(server, contract.getLead, getLead);
  serve(server, contract.createLead, createLead);
  serve(server, contract.updateLead, updateLead);
  serve(server, contract.moveLead, moveLead);
  serve(server, contract.deleteLead, deleteLead);
  serve(server, contract.listActivities, listActivities);
  serve(server, contract.addActivity, addActivity);
  serve(server, contract.updateActivity, updateActivity);
  serve(server, contract.deleteActivity, deleteActivity);
  serve(server, contract.getBoard, getBoard);
  serve(server, contract.getBoardTotals, getBoardTotals);
  serve(server, contract.getBoardColumn, getBoardColumn);
}
