import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const nonces = new WeakMap<ServerResponse, string>();

export function nonceOf(response: ServerResponse): string {
  return nonces.get(response) ?? '';
}

/** Scripts only from our own files or with this response's nonce; no framing. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  // Helmet's own nonces would also go into style-src and disable 'unsafe-inline' there.
  app.addHook('onRequest', async (_request, reply) => {
    nonces.set(reply.raw, randomBytes(16).toString('base64'));
  });
  const mapHost = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  const isBehindTls = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    // Vite's development client writes inline scripts.
    contentSecurityPolicy: config.isDevelopment
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", (_req, res) => `'nonce-${nonceOf(res as ServerResponse)}'`],
            // Style attributes carry computed sizes; styles cannot run code.
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:', ...mapHost],
            fontSrc: ["'self'"],
            connectSrc: ["'self'", ...mapHost],
            workerSrc: ["'self'", 'blob:'],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            ...(isBehindTls ? { upgradeInsecureRequests: [] } : {}),
          },
        },
    strictTransportSecurity: isBehindTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
}
