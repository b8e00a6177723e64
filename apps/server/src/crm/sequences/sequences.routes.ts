import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getLeadSequence, startSequence, updateLeadSequence } from './runs.service.ts';
import {
  createSequence,
  deleteSequence,
  listSequences,
  updateSequence,
} from './sequences.service.ts';

export function registerSequenceRoutes(server: Server): void {
  serve(server, contract.listSequences, listSequences);
  serve(server, contract.createSequence, createSequence);
  serve(server, contract.updateSequence, updateSequence);
  serve(server, contract.deleteSequence, deleteSequence);
  serve(server, contract.getLeadSequence, getLeadSequence);
  serve(server, contract.updateLeadSequence, updateLeadSequence);
  serve(server, contract.startSequence, startSequence);
}
