import * as contract from '@alpha/contract';
import { type Server, serve } from '../../http/serve.ts';
import { getMailState, sendProperty } from './send-property.service.ts';
import {
  getSharedProperty,
  listShares,
  openSharedProperty,
  revokeShare,
} from './shares.service.ts';

/** A link is a key: no search engine lists it, no other site learns it, no cache keeps what it opens. */
const HEADERS = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

export function registerShareRoutes(server: Server): void {
  serve(server, contract.sendProperty, sendProperty);
  serve(server, contract.getMailState, getMailState);
  serve(server, contract.listShares, listShares);
  serve(server, contract.revokeShare, revokeShare);
  server.app.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
    serve({ ...server, app }, contract.getSharedProperty, getSharedProperty);
    serve({ ...server, app }, contract.openSharedProperty, openSharedProperty);
  });
}
