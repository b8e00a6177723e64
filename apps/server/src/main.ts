import { fileURLToPath } from 'node:url';
import { buildApp, type RegisterWeb } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { crash, endOnCrash, scopeOf } from './crash.ts';
import { inBackground } from './db/db.ts';
import { startFeedLoop } from './features/importing/feeds/feed-loop.ts';
import { startImportLoop } from './features/importing/runs/import-loop.ts';
import { startCountsLoop } from './features/leads/counts/counts-loop.ts';
import { startReminderLoop } from './features/leads/reminders/reminder-loop.ts';
import { startMailLoop } from './features/mail/mail-loop.ts';
import { warmMarket } from './features/search/market-state.service.ts';
import { portError } from './lib/port-probe.ts';
import { runProgram } from './lib/run-program.ts';
import { inScope } from './lib/work-scope.ts';
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
  endOnCrash(app);
  const background = { ...deps, database: inBackground(deps.database) };
  const loops = Object.entries({
    mail: startMailLoop,
    reminders: startReminderLoop,
    counts: startCountsLoop,
    imports: startImportLoop,
    feeds: startFeedLoop,
  }).map(([work, start]) => inScope(scopeOf(work, app), () => start(background, app.log)));
  // Until it is there, and if it cannot be had, the database answers alone.
  void warmMarket(deps.database).catch((error: unknown) =>
    app.log.error({ err: error }, 'the market was not read'),
  );

  void deps.database.lost.then((error) => crash(app, error, 'the embedded database stopped'));

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
