import * as contract from '@alpha/contract';
import { type Server, serve } from '../platform/http/serve.ts';
import { getPropertyByAddress } from './report.service.ts';

export function registerReportRoutes(server: Server): void {
  serve(server, contract.getPropertyByAddress, getPropertyByAddress);
}
