import type { Server } from './serve.ts';

/** A link is a key: no search engine lists it, no other site learns it, no cache keeps what it opens. */
const HEADERS = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** Whatever these routes answer, refusals too. */
export function behindPrivateLink(server: Server, register: (server: Server) => void): void {
  server.app.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
    register({ ...server, app });
  });
}
