import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listLostReasons, saveLostReasons, setLostReason } from './lost-reasons.service.ts';

export function registerLostReasonRoutes(server: Server): void {
  serve(server, contract.listLostReasons, listLostReasons);
  serve(server, contract.saveLostReasons, saveLostReasons);
  serve(server, contract.setLostReason, setLostReason);
}
