import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../platform/http/context.ts';
import type { BackgroundLoop } from '../platform/lib/background-loop.ts';

/** A client that never finishes its request must not block closing. */
const CLOSE_TIMEOUT_MS = 10_000;

/** SIGTERM: not ready, drain, finish requests in flight, close the database. A second one skips the drain. */
export function closeOnSignal(app: FastifyInstance, deps: AppDeps, work: BackgroundLoop): void {
  const hurrying = new AbortController();

  async function close(): Promise<void> {
    app.draining.isDraining = true;
    // Other processes take over background work while we still answer requests.
    const atRest = work.stop();
    await delay(deps.config.drainSeconds * 1000, null, { signal: hurrying.signal }).catch(
      () => undefined,
    );
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    // Finish requests in flight before closing the database. Keep-alive connections would stay open
    // for another minute: close each as soon as it is idle.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    await app.close();
    await atRest;
    await deps.database.close();
    process.exit(0);
  }

  const onSignal = () => {
    if (app.draining.isDraining) hurrying.abort();
    else void close();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
