import { fileURLToPath } from 'node:url';
import { buildApp, type RegisterWeb } from './app.ts';
import { prepareMarket, warmMarket } from './listings/index.ts';
import { type Config, readConfig } from './platform/config.ts';
import { portError } from './platform/lib/port-probe.ts';
import { runProgram } from './platform/lib/run-program.ts';
import { warnOfStreets } from './platform/streets/index.ts';
import { startBackgroundWork } from './process/background-work.ts';
import { crash, endOnCrash } from './process/crash.ts';
import { closeOnSignal } from './process/graceful-close.ts';
import { warnOfSetup } from './process/setup-warnings.ts';
import { openDeps } from './process/startup.ts';
import { printWelcome } from './process/welcome.ts';
import { warmFigures } from './reports/index.ts';
import { warmMarketFigures } from './sharing/index.ts';

/** React renders a page four times as fast as in development mode, its default. */
process.env.NODE_ENV ??= 'production';

/** Environment → database → build → listen → graceful close. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const { deps, demo, admin } = await openDeps(config);
  if (config.processRole !== 'worker') prepareMarket(deps.database, config.marketStates);
  const app = await buildApp(deps, webFor(config));
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await deps.database.close();
    throw portError(error as NodeJS.ErrnoException, config.port, config.host);
  }
  printWelcome(config, { demo, admin });
  endOnCrash(app);
  await warnOfSetup(deps, app.log);
  // May ask another server, which nothing waits for.
  if (config.processRole !== 'worker') void warnOfStreets(deps, app.log);
  const work = startBackgroundWork(deps, app);
  if (config.processRole !== 'worker') {
    warmFigures();
    // Until it is there, and if it cannot be had, the database answers alone.
    void warmMarket(deps.database)
      .then(() => warmMarketFigures(deps.database))
      .catch((error: unknown) => app.log.error({ err: error }, 'the market was not read'));
  }

  void deps.database.lost.then((error) => crash(app, error, 'the embedded database stopped'));

  closeOnSignal(app, deps, work);
}

function webFor(config: Config): RegisterWeb {
  return async (app, deps) => {
    if (config.isDevelopment) {
      const { registerDevWeb } = await import('./platform/http/web/dev-web.ts');
      return registerDevWeb(app, deps, fileURLToPath(new URL('../../web', import.meta.url)));
    }
    const { registerBuiltWeb } = await import('./platform/http/web/built-web.ts');
    return registerBuiltWeb(app, deps, fileURLToPath(new URL('../../web/build', import.meta.url)));
  };
}

await runProgram(() => main(process.env));
