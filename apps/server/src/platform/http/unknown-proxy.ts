import type { FastifyInstance } from 'fastify';
import { networksOf } from './networks.ts';

/** Behind an unconfigured proxy all visitors share one address and therefore one rate limit. */
export function warnOfUnknownProxy(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const isTrusted = networksOf(trustedProxies);
  let hasWarned = false;
  app.addHook('onRequest', async ({ raw, log }) => {
    if (hasWarned || !raw.headers['x-forwarded-for'] || isTrusted(raw.socket.remoteAddress)) return;
    hasWarned = true;
    log.warn(
      { peer: raw.socket.remoteAddress },
      'A proxy that is not in TRUSTED_PROXIES sends X-Forwarded-For: it is ignored, and all visitors share one rate limit.',
    );
  });
}
