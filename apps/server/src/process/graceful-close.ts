import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../platform/http/context.ts';
import type { BackgroundLoop } from '../platform/lib/background-loop.ts';

/** A client that never ends its request must not keep us from closing. */
const CLOSE_TIMEOUT_MS = 10_000;

/** SIGTERM: not ready, drain, finish what is in flight, close the database. A second one drains no longer. */
export function closeOnSignal(app: FastifyInstance, deps: AppDeps, work: BackgroundLoop): void {
  const hurrying = new AbortController();

  async function close(): Promise<void> {
    app.draining.isDraining = true;
    // Others take over what is to be done while we still answer.
    const atRest = work.stop();
    await delay(deps.config.drainSeconds * 1000, null, { signal: hurrying.signal }).catch(
      () => undefined,
    );
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    // In-flight requests finish first, then the database goes. Their kept-alive connections would
    // stay open for another minute: each is closed as soon as it falls idle.
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
