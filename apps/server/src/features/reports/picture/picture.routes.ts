import * as contract from '@alpha/contract';
import { type Server, serveFile } from '../../../http/serve.ts';
import { getSharedPropertyPicture } from './picture.service.ts';

export function registerPictureRoutes(server: Server): void {
  serveFile(server, contract.getSharedPropertyPicture, getSharedPropertyPicture);
}
