import { getHealth, getReadiness } from '@alpha/contract';
import { AppError } from '../http/app-error.ts';
import { type Server, serve } from '../http/serve.ts';
import { VERSION } from '../version.ts';

const RETRY = { retryAfterSeconds: 5 };

export function registerHealthRoutes(server: Server): void {
  serve(server, getHealth, async () => ({
    status: 'ok' as const,
    version: VERSION,
    uptime_seconds: Math.round(process.uptime()),
  }));

  serve(server, getReadiness, async ({ deps: { database } }) => {
    if (server.app.draining.isDraining) throw new AppError('service.unavailable', RETRY);
    await database.ping().catch(() => {
      throw new AppError('service.unavailable', RETRY);
    });
    return { status: 'ready' as const, database: database.kind };
  });
}
