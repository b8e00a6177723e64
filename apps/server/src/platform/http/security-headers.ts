import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Config, isBehindTls } from '../config.ts';
import { HSTS } from './bare-response.ts';

const nonces = new WeakMap<ServerResponse, string>();

export function nonceOf(response: ServerResponse): string {
  return nonces.get(response) ?? '';
}

/**
 * For a page that is the same in every response: its inline scripts are allowed by their hashes, as they
 * are, and the nonce that no script of it has is left out.
 */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const name = 'content-security-policy';
  const policy = reply.getHeader(name);
  if (typeof policy !== 'string') return;
  reply.header(name, policy.replace(/'nonce-[^']*'/, hashes.join(' ')));
}

/** Without one a browser would guess; static files and drawings name only their type. */
const NEEDS_CHARSET = /^(?!.*charset=)(?:text\/|.*[/+]xml)/i;

/** Text becomes code only through the one policy of the web app: apps/web/app/lib/trusted-types.ts. */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] };

/** Scripts only from our own files or with this response's nonce; no framing. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  // Helmet's own nonces would also go into style-src and disable 'unsafe-inline' there.
  app.addHook('onRequest', async (_request, reply) => {
    nonces.set(reply.raw, randomBytes(16).toString('base64'));
  });
  const mapHost = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  const hasTls = isBehindTls(config);
  await app.register(helmet, {
    // Vite's development client writes inline scripts, so only Trusted Types hold there.
    contentSecurityPolicy: config.isDevelopment
      ? {
          useDefaults: false,
          directives: {
            defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
            ...TRUSTED_TYPES,
          },
        }
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
            ...TRUSTED_TYPES,
            ...(hasTls ? { upgradeInsecureRequests: [] } : {}),
          },
        },
    strictTransportSecurity: hasTls ? HSTS : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && NEEDS_CHARSET.test(type))
      reply.header('content-type', `${type}; charset=utf-8`);
  });
}
