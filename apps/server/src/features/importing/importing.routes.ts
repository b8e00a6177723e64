import {
  fetchListingFile,
  getListingImport,
  listImportKinds,
  listListingImportRows,
  listListingImports,
  previewListingImport,
  startListingImport,
  stopListingImport,
  undoListingImport,
  uploadListingFile,
} from '@alpha/contract';
import { type Server, serve, serveUpload } from '../../http/serve.ts';
import { FILE_KINDS } from './adapters/registry.ts';
import * as service from './importing.service.ts';
import { stopListingImport as stop } from './runs/stop-import.service.ts';
import { undoListingImport as undo } from './runs/undo-import.service.ts';

export function registerImportingRoutes(server: Server): void {
  serveUpload(server, uploadListingFile, service.uploadListingFile);
  serve(server, fetchListingFile, service.fetchListingFile);
  serve(server, listImportKinds, async () => [...FILE_KINDS]);
  serve(server, previewListingImport, service.previewListingImport);
  serve(server, startListingImport, service.startListingImport);
  serve(server, stopListingImport, stop);
  serve(server, listListingImports, service.listListingImports);
  serve(server, getListingImport, service.getListingImport);
  serve(server, listListingImportRows, service.listListingImportRows);
  serve(server, undoListingImport, undo);
}
