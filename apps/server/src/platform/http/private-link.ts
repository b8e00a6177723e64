import type { Server } from './serve.ts';

/** The link is the key: not indexed, no referrer, not cached. */
const HEADERS = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** Applies to every response of these routes, errors included. */
export function behindPrivateLink(server: Server, register: (server: Server) => void): void {
  server.app.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
    register({ ...server, app });
  });
}
