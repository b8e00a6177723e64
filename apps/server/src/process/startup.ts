import { type AdminState, checkBreachedList } from '../accounts/index.ts';
import { findIllustrations } from '../demo/find-illustrations.ts';
import { type DemoLogins, loadDemo } from '../demo/load-demo.ts';
import type { Config } from '../platform/config.ts';
import { inBackground } from '../platform/db/db.ts';
import { openDb } from '../platform/db/open-db.ts';
import type { AppDeps } from '../platform/http/context.ts';
import { agreeOnSecret, findAppSecret, prepareDataDir } from '../platform/installation/index.ts';
import { probePort } from '../platform/lib/port-probe.ts';
import { analyzeAll, hasValuations } from '../underwriting/index.ts';
import { prepareInstallation } from './prepare-installation.ts';

/** From environment to dependencies, ordered so that a failed step leaves as little as possible behind. */
export async function openDeps(
  config: Config,
): Promise<{ deps: AppDeps; demo: DemoLogins | null; admin: AdminState }> {
  await probePort(config.port, config.host);
  prepareDataDir(config.dataDir);
  if (!config.appSecret) findAppSecret(config.dataDir);
  await checkBreachedList(config.breachedPasswordsFile);
  const database = await openDb(config);
  try {
    const appSecret = await agreeOnSecret(database.db, config);
    const deps = { config, database, appSecret };
    // Of several processes that start together all but one wait here, longer than a request may.
    const patient = { ...deps, database: inBackground(database) };
    const demo = config.isDemo ? await loadDemo(patient) : null;
    const admin = await prepareInstallation(patient);
    // The embedded database is analyzed before serving (seconds); on PostgreSQL a worker does it meanwhile.
    // Values are computed again each month, for minutes in a large market: only the first ones are waited for.
    if (database.kind === 'embedded')
      await analyzeAll(database.db, { values: !(await hasValuations(database.db)) });
    const drawIllustration = await findIllustrations(deps);
    return { deps: { ...deps, drawIllustration }, demo, admin };
  } catch (error) {
    await database.close();
    throw error;
  }
}
