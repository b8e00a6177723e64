import * as contract from '@alpha/contract';
import { fromReplica } from '../../platform/http/context.ts';
import { behindPrivateLink } from '../../platform/http/private-link.ts';
import { type Server, serve, serveFile } from '../../platform/http/serve.ts';
import { addShortlistHome } from './add-home.service.ts';
import { listPropertyMatches } from './matches.service.ts';
import { previewShortlist } from './preview.service.ts';
import { revokeShortlist, sendShortlist } from './send-shortlist.service.ts';
import { compareSharedShortlist, printSharedComparison } from './shared-comparison.service.ts';
import { getSharedShortlistPicture } from './shared-picture.service.ts';
import {
  answerSharedShortlist,
  getSharedShortlist,
  openSharedShortlist,
} from './shared-shortlist.service.ts';
import {
  deleteShortlist,
  listShortlists,
  proposeShortlist,
  updateShortlist,
} from './shortlists.service.ts';

export function registerShortlistRoutes(server: Server): void {
  serve(server, contract.listPropertyMatches, fromReplica(listPropertyMatches));
  serve(server, contract.listShortlists, listShortlists);
  serve(server, contract.proposeShortlist, proposeShortlist);
  serve(server, contract.addShortlistHome, addShortlistHome);
  serve(server, contract.previewShortlist, previewShortlist);
  serve(server, contract.updateShortlist, updateShortlist);
  serve(server, contract.deleteShortlist, deleteShortlist);
  serve(server, contract.sendShortlist, sendShortlist);
  serve(server, contract.revokeShortlist, revokeShortlist);
  behindPrivateLink(server, (server) => {
    serve(server, contract.getSharedShortlist, getSharedShortlist);
    serveFile(server, contract.getSharedShortlistPicture, getSharedShortlistPicture);
    serve(server, contract.compareSharedShortlist, compareSharedShortlist);
    serveFile(server, contract.printSharedComparison, printSharedComparison);
    serve(server, contract.openSharedShortlist, openSharedShortlist);
    serve(server, contract.answerSharedShortlist, answerSharedShortlist);
  });
}
