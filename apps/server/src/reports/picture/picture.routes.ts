import * as contract from '@alpha/contract';
import { behindPrivateLink } from '../../platform/http/private-link.ts';
import { type Server, serveFile } from '../../platform/http/serve.ts';
import { getSharedPropertyPicture } from './picture.service.ts';

export function registerPictureRoutes(server: Server): void {
  behindPrivateLink(server, (server) =>
    serveFile(server, contract.getSharedPropertyPicture, getSharedPropertyPicture),
  );
}
