import * as contract from '@alpha/contract';
import { behindPrivateLink } from '../../platform/http/private-link.ts';
import { type Server, serve, serveFile } from '../../platform/http/serve.ts';
import { answerSharedProperty, askSharedProperty } from '../answers/reader-answers.service.ts';
import { listLeadShares } from './lead-shares.service.ts';
import { getMailState, sendProperty } from './send-property.service.ts';
import { createShareLink, markLinkShared } from './share-link.service.ts';
import { getSharedPropertyPdf, getSharedPropertyPicture } from './shared-files.service.ts';
import {
  getSharedProperty,
  listShares,
  openSharedProperty,
  revokeShare,
} from './shares.service.ts';

export function registerShareRoutes(server: Server): void {
  serve(server, contract.sendProperty, sendProperty);
  serve(server, contract.createShareLink, createShareLink);
  serve(server, contract.markLinkShared, markLinkShared);
  serve(server, contract.getMailState, getMailState);
  serve(server, contract.listShares, listShares);
  serve(server, contract.listLeadShares, listLeadShares);
  serve(server, contract.revokeShare, revokeShare);
  behindPrivateLink(server, (server) => {
    serve(server, contract.getSharedProperty, getSharedProperty);
    serve(server, contract.openSharedProperty, openSharedProperty);
    serve(server, contract.answerSharedProperty, answerSharedProperty);
    serve(server, contract.askSharedProperty, askSharedProperty);
    serveFile(server, contract.getSharedPropertyPdf, getSharedPropertyPdf);
    serveFile(server, contract.getSharedPropertyPicture, getSharedPropertyPicture);
  });
}
