import * as contract from '@alpha/contract';
import { type Server, serve, serveUpload } from '../../platform/http/serve.ts';
import { deletePortrait, type PhotoStore, uploadPortrait } from './portraits.service.ts';
import { getProfile, updateProfile } from './profiles.service.ts';

export function registerProfileRoutes(server: Server, photos: PhotoStore): void {
  serve(server, contract.getProfile, getProfile);
  serve(server, contract.updateProfile, updateProfile);
  serveUpload(server, contract.uploadPortrait, (ctx, input, body) =>
    uploadPortrait(ctx, input, body, photos),
  );
  serve(server, contract.deletePortrait, (ctx, input) => deletePortrait(ctx, input, photos));
}
