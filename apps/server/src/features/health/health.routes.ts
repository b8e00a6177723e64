import { getHealth, getReadiness } from '@alpha/contract';
import { AppError } from '../../http/app-error.ts';
import { type Server, serve } from '../../http/serve.ts';
import { VERSION } from '../../version.ts';

export function registerHealthRoutes(server: Server): void {
  serve(server, getHealth, async () => ({
    status: 'ok' as const,
    version: VERSION,
    uptime_seconds: Math.round(process.uptime()),
  }));

  serve(server, getReadiness, async ({ deps: { database } }) => {
    await database.ping().catch(() => {
      throw new AppError('service.unavailable', { retryAfterSeconds: 5 });
    });
    return { status: 'ready' as const, database: database.kind };
  });
}
