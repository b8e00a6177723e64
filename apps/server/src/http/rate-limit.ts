import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Requests a minute from one address where an endpoint sets no limit of its own. */
const DEFAULT_PER_MINUTE = 600;

export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: 60_000,
    // Pages call the API in-process for their visitor; files and pages are cheap and cached.
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.tooMany', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
}
