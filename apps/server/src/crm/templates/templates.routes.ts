import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  updateTemplate,
} from './templates.service.ts';

export function registerTemplateRoutes(server: Server): void {
  serve(server, contract.listTemplates, listTemplates);
  serve(server, contract.createTemplate, createTemplate);
  serve(server, contract.updateTemplate, updateTemplate);
  serve(server, contract.deleteTemplate, deleteTemplate);
}
