import { fileURLToPath } from 'node:url';
import { buildApp, type RegisterWeb } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { startFeedLoop } from './features/importing/feeds/feed-loop.ts';
import { startImportLoop } from './features/importing/runs/import-loop.ts';
import { startCountsLoop } from './features/leads/counts/counts-loop.ts';
import { startReminderLoop } from './features/leads/reminders/reminder-loop.ts';
import { startMailLoop } from './features/mail/mail-loop.ts';
import { marketOf } from './features/search/market/market.ts';
import { portError } from './lib/port-probe.ts';
import { runProgram } from './lib/run-program.ts';
import { openDeps } from './startup.ts';
import { printWelcome } from './welcome.ts';

/** A client that never ends its request must not keep us from closing. */
const CLOSE_TIMEOUT_MS = 10_000;

/** React draws a page four times as fast as in the mode it takes when nothing is said. */
process.env.NODE_ENV ??= 'production';

/** Environment → database → build → listen → graceful close. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const { deps, demo, admin } = await openDeps(config);
  const app = await buildApp(deps, webFor(config));
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await deps.database.close();
    throw portError(error as NodeJS.ErrnoException, config.port, config.host);
  }
  printWelcome(config, { demo, admin });
  const loops = [
    startMailLoop,
    startReminderLoop,
    startCountsLoop,
    startImportLoop,
    startFeedLoop,
  ].map((start) => start(deps, app.log));
  // Until it is there, and if it cannot be had, the database answers alone.
  void marketOf(deps.database.db)
    .warm()
    .catch((error: unknown) => app.log.error({ err: error }, 'the market was not read'));

  void deps.database.lost.then((error) => {
    app.log.fatal({ err: error }, 'the embedded database stopped');
    process.exit(1);
  });

  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    // In-flight requests finish first, then the database goes. Their kept-alive connections would
    // stay open for another minute: each is closed as soon as it falls idle.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    await app.close();
    await Promise.all(loops.map((loop) => loop.stop()));
    await deps.database.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

function webFor(config: Config): RegisterWeb {
  return async (app, deps) => {
    if (config.isDevelopment) {
      const { registerDevWeb } = await import('./http/web/dev-web.ts');
      return registerDevWeb(app, deps, fileURLToPath(new URL('../../web', import.meta.url)));
    }
    const { registerBuiltWeb } = await import('./http/web/built-web.ts');
    return registerBuiltWeb(app, deps, fileURLToPath(new URL('../../web/build', import.meta.url)));
  };
}

await runProgram(() => main(process.env));
