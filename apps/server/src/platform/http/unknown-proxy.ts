import type { FastifyInstance } from 'fastify';
import { networksOf } from './networks.ts';

/** Behind an unconfigured proxy all visitors share one address and therefore one rate limit. */
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
