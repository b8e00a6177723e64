import type { FastifyInstance } from 'fastify';
import { networksOf } from './networks.ts';

/** Behind a proxy that we do not know, all visitors look like one, and the limits meet them together. */
export function warnOfUnknownProxy(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const isTrusted = networksOf(trustedProxies);
  let isTold = false;
  app.addHook('onRequest', async ({ raw, log }) => {
    if (isTold || !raw.headers['x-forwarded-for'] || isTrusted(raw.socket.remoteAddress)) return;
    isTold = true;
    log.warn(
      { peer: raw.socket.remoteAddress },
      'A proxy that is not in TRUSTED_PROXIES names the visitors: its word is not taken, and all of them count as one.',
    );
  });
}
