import * as contract from '@alpha/contract';
import { type Server, serve } from '../../http/serve.ts';
import { sendProperty } from './send-property.service.ts';
import {
  getSharedProperty,
  listShares,
  openSharedProperty,
  revokeShare,
} from './shares.service.ts';

export function registerShareRoutes(server: Server): void {
  serve(server, contract.sendProperty, sendProperty);
  serve(server, contract.getSharedProperty, getSharedProperty);
  serve(server, contract.openSharedProperty, openSharedProperty);
  serve(server, contract.listShares, listShares);
  serve(server, contract.revokeShare, revokeShare);
}
