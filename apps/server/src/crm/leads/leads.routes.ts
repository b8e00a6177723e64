import * as contract from '@alpha/contract';
import { type Server, serve, serveFile } from '../../platform/http/serve.ts';
import { getBoard, getBoardColumn, getBoardTotals } from './board/board.service.ts';
import { assignLeads, deleteLeads, moveLeads } from './bulk/bulk.service.ts';
import { changeLeadsField } from './bulk/change-leads-field.service.ts';
import { tagLeads } from './bulk/tag-leads.service.ts';
import { undoBulk } from './bulk/undo-bulk.service.ts';
import { findDuplicate } from './duplicates/duplicates.service.ts';
import { eraseLead } from './erase/erase.service.ts';
import { exportLeads } from './export/export.service.ts';
import { checkLeadImport, importLeads, listLeadImports } from './import/import.service.ts';
import { undoLeadImport } from './import/undo-import.service.ts';
import { getLead, listLeads } from './leads.service.ts';
import { mergeLeads } from './merge/merge.service.ts';
import { undoMerge } from './merge/undo-merge.service.ts';
import { listMessageTemplates } from './messages/message-templates.service.ts';
import { sendLeadMessage } from './messages/send-message.service.ts';
import { createLead, deleteLead, moveLead, updateLead } from './save-lead.service.ts';
import { registerLeadScoreRoutes } from './score/lead-score.routes.ts';
import {
  addActivity,
  deleteActivity,
  listActivities,
  updateActivity,
} from './timeline/timeline.service.ts';
import { listTrash, restoreLeads } from './trash/trash.service.ts';
import {
  createLeadView,
  deleteLeadView,
  listLeadViews,
  updateLeadView,
} from './views/views.service.ts';

export function registerLeadRoutes(server: Server): void {
  registerLeadScoreRoutes(server);
  serve(server, contract.listLeads, listLeads);
  serve(server, contract.getLead, getLead);
  serve(server, contract.createLead, createLead);
  serve(server, contract.updateLead, updateLead);
  serve(server, contract.moveLead, moveLead);
  serve(server, contract.deleteLead, deleteLead);
  serve(server, contract.findDuplicate, findDuplicate);
  serve(server, contract.eraseLead, eraseLead);
  serve(server, contract.listActivities, listActivities);
  serve(server, contract.addActivity, addActivity);
  serve(server, contract.updateActivity, updateActivity);
  serve(server, contract.deleteActivity, deleteActivity);
  serve(server, contract.sendLeadMessage, sendLeadMessage);
  serve(server, contract.listMessageTemplates, listMessageTemplates);
  serve(server, contract.getBoard, getBoard);
  serve(server, contract.getBoardTotals, getBoardTotals);
  serve(server, contract.getBoardColumn, getBoardColumn);
  serve(server, contract.assignLeads, assignLeads);
  serve(server, contract.moveLeads, moveLeads);
  serve(server, contract.deleteLeads, deleteLeads);
  serve(server, contract.tagLeads, tagLeads);
  serve(server, contract.changeLeadsField, changeLeadsField);
  serve(server, contract.undoBulk, undoBulk);
  serve(server, contract.mergeLeads, mergeLeads);
  serve(server, contract.undoMerge, undoMerge);
  serve(server, contract.listTrash, listTrash);
  serve(server, contract.restoreLeads, restoreLeads);
  serveFile(server, contract.exportLeads, exportLeads);
  serve(server, contract.listLeadViews, listLeadViews);
  serve(server, contract.createLeadView, createLeadView);
  serve(server, contract.updateLeadView, updateLeadView);
  serve(server, contract.deleteLeadView, deleteLeadView);
  serve(server, contract.checkLeadImport, checkLeadImport);
  serve(server, contract.importLeads, importLeads);
  serve(server, contract.listLeadImports, listLeadImports);
  serve(server, contract.undoLeadImport, undoLeadImport);
}
