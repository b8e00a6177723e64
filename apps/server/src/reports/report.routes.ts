import * as contract from '@alpha/contract';
import { type Server, serve, serveFile } from '../platform/http/serve.ts';
import { compareProperties } from './compare/compare.service.ts';
import { printComparison } from './compare/compare-pdf.service.ts';
import { getPropertyByAddress } from './report.service.ts';

export function registerReportRoutes(server: Server): void {
  serve(server, contract.getPropertyByAddress, getPropertyByAddress);
  serve(server, contract.compareProperties, compareProperties);
  serveFile(server, contract.printComparison, printComparison);
}
