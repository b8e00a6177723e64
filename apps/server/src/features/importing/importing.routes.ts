import {
  getListingImport,
  listImportKinds,
  listListingImportRows,
  listListingImports,
  previewListingImport,
  startListingImport,
  undoListingImport,
  uploadListingFile,
} from '@alpha/contract';
import { type Server, serve, serveUpload } from '../../http/serve.ts';
import { FILE_KINDS } from './adapters/registry.ts';
import * as service from './importing.service.ts';
import { undoListingImport as undo } from './runs/undo-import.service.ts';

export function registerImportingRoutes(server: Server): void {
  serveUpload(server, uploadListingFile, service.uploadListingFile);
  serve(server, listImportKinds, async () => [...FILE_KINDS]);
  serve(server, previewListingImport, service.previewListingImport);
  serve(server, startListingImport, service.startListingImport);
  serve(server, listListingImports, service.listListingImports);
  serve(server, getListingImport, service.getListingImport);
  serve(server, listListingImportRows, service.listListingImportRows);
  serve(server, undoListingImport, undo);
}
