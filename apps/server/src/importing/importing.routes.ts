import {
  deleteListingImport,
  fetchListingFile,
  getImportSurroundings,
  getListingImport,
  getListingImportOutcome,
  listImportKinds,
  listListingImportRows,
  listListingImports,
  previewListingImport,
  startListingImport,
  stopListingImport,
  undoListingImport,
  uploadListingFile,
} from '@alpha/contract';
import { type Server, serve, serveUpload } from '../platform/http/serve.ts';
import { FILE_KINDS } from './adapters/registry.ts';
import * as service from './importing.service.ts';
import * as outcome from './runs/import-outcome.service.ts';
import * as rows from './runs/import-rows.service.ts';
import { deleteListingImport as remove } from './runs/remove-import.service.ts';
import { stopListingImport as stop } from './stop-import.service.ts';
import { undoListingImport as undo } from './undo/undo-import.service.ts';

export function registerImportingRoutes(server: Server): void {
  serveUpload(server, uploadListingFile, service.uploadListingFile);
  serve(server, fetchListingFile, service.fetchListingFile);
  serve(server, listImportKinds, async () => [...FILE_KINDS]);
  serve(server, previewListingImport, service.previewListingImport);
  serve(server, startListingImport, service.startListingImport);
  serve(server, stopListingImport, stop);
  serve(server, deleteListingImport, remove);
  serve(server, getImportSurroundings, outcome.getImportSurroundings);
  serve(server, getListingImportOutcome, outcome.getListingImportOutcome);
  serve(server, listListingImports, service.listListingImports);
  serve(server, getListingImport, service.getListingImport);
  serve(server, listListingImportRows, rows.listListingImportRows);
  serve(server, undoListingImport, undo);
}
