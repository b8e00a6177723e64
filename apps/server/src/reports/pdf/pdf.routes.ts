import * as contract from '@alpha/contract';
import { behindPrivateLink } from '../../platform/http/private-link.ts';
import { type Server, serveFile } from '../../platform/http/serve.ts';
import { getPropertyPdf, getSharedPropertyPdf } from './pdf.service.ts';

export function registerPdfRoutes(server: Server): void {
  serveFile(server, contract.getPropertyPdf, getPropertyPdf);
  behindPrivateLink(server, (server) =>
    serveFile(server, contract.getSharedPropertyPdf, getSharedPropertyPdf),
  );
}
