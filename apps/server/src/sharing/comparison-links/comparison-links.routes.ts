import * as contract from '@alpha/contract';
import { behindPrivateLink } from '../../platform/http/private-link.ts';
import { type Server, serve, serveFile } from '../../platform/http/serve.ts';
import { getLinkedComparison, printLinkedComparison } from './linked-comparison.service.ts';
import {
  createComparisonLink,
  listComparisonLinks,
  revokeComparisonLink,
} from './own-links.service.ts';

export function registerComparisonLinkRoutes(server: Server): void {
  serve(server, contract.createComparisonLink, createComparisonLink);
  serve(server, contract.listComparisonLinks, listComparisonLinks);
  serve(server, contract.revokeComparisonLink, revokeComparisonLink);
  behindPrivateLink(server, (server) => {
    serve(server, contract.getLinkedComparison, getLinkedComparison);
    serveFile(server, contract.printLinkedComparison, printLinkedComparison);
  });
}
