import * as contract from '@alpha/contract';
import { type Server, serveFile } from '../../platform/http/serve.ts';
import { getPropertyPdf } from './pdf.service.ts';

export function registerPdfRoutes(server: Server): void {
  serveFile(server, contract.getPropertyPdf, getPropertyPdf);
}
