import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../http/app-error.ts';
import type { Server } from '../http/serve.ts';
import type { RoomFigures } from './gauges.ts';
import { openMetrics } from './metrics.service.ts';

/** For Prometheus with the token. Without a configured token the path does not exist. */
export function registerMetricsRoutes(
  { app, deps }: Pick<Server, 'app' | 'deps'>,
  figures: RoomFigures,
): void {
  const token = deps.config.metricsToken;
  if (!token) return;
  const metrics = openMetrics(app, deps, figures);
  const expected = digestOf(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const given = digestOf(request.headers.authorization ?? '');
    // Compares digests, so that response time reveals neither content nor length.
    if (!timingSafeEqual(given, expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('auth.unauthenticated');
    }
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
