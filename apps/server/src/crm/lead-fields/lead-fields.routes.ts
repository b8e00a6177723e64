import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listFieldSettings, listLeadFields } from './lead-fields.service.ts';
import {
  createLeadField,
  deleteLeadField,
  orderLeadFields,
  updateLeadField,
} from './save-field.service.ts';

export function registerLeadFieldRoutes(server: Server): void {
  serve(server, contract.listLeadFields, listLeadFields);
  serve(server, contract.listFieldSettings, listFieldSettings);
  serve(server, contract.createLeadField, createLeadField);
  serve(server, contract.updateLeadField, updateLeadField);
  serve(server, contract.orderLeadFields, orderLeadFields);
  serve(server, contract.deleteLeadField, deleteLeadField);
}
