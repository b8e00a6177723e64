import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import {
  createStatus,
  deleteStatus,
  getStatus,
  listStatuses,
  reorderStatuses,
  updateStatus,
} from './statuses.service.ts';

export function registerStatusRoutes(server: Server): void {
  serve(server, contract.listStatuses, listStatuses);
  serve(server, contract.getStatus, getStatus);
  serve(server, contract.createStatus, createStatus);
  serve(server, contract.updateStatus, updateStatus);
  serve(server, contract.reorderStatuses, reorderStatuses);
  serve(server, contract.deleteStatus, deleteStatus);
}
