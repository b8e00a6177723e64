import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import {
  correctPropertyCheck,
  decidePropertyChecks,
  listPropertyChecks,
  reopenPropertyChecks,
} from './property-checks.service.ts';

export function registerPropertyCheckRoutes(server: Server): void {
  serve(server, contract.listPropertyChecks, listPropertyChecks);
  serve(server, contract.decidePropertyChecks, decidePropertyChecks);
  serve(server, contract.correctPropertyCheck, correctPropertyCheck);
  serve(server, contract.reopenPropertyChecks, reopenPropertyChecks);
}
