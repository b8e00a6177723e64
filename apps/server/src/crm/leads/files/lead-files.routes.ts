import * as contract from '@alpha/contract';
import { type Server, serve, serveFile, serveUpload } from '../../../platform/http/serve.ts';
import { downloadLeadFile, getLeadFileThumbnail } from './download-file.service.ts';
import {
  deleteLeadFile,
  listLeadFiles,
  renameLeadFile,
  restoreLeadFile,
} from './lead-files.service.ts';
import { type DrawThumbnail, uploadLeadFile } from './upload-file.service.ts';

export function registerLeadFileRoutes(server: Server, drawThumbnail: DrawThumbnail): void {
  serve(server, contract.listLeadFiles, listLeadFiles);
  serveUpload(server, contract.uploadLeadFile, (ctx, input, body) =>
    uploadLeadFile(ctx, input, body, drawThumbnail),
  );
  serveFile(server, contract.downloadLeadFile, downloadLeadFile);
  serveFile(server, contract.getLeadFileThumbnail, getLeadFileThumbnail);
  serve(server, contract.renameLeadFile, renameLeadFile);
  serve(server, contract.deleteLeadFile, deleteLeadFile);
  serve(server, contract.restoreLeadFile, restoreLeadFile);
}
