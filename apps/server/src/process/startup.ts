import type { Config } from '../config.ts';
import { inBackground } from '../db/db.ts';
import { openDb } from '../db/open-db.ts';
import { findIllustrations } from '../demo/find-illustrations.ts';
import { type DemoLogins, loadDemo } from '../demo/load-demo.ts';
import { analyseAll } from '../features/analysis/analyse-all.ts';
import type { AdminState } from '../features/users/first-admin.service.ts';
import type { AppDeps } from '../http/context.ts';
import { findAppSecret } from '../installation/app-secret.ts';
import { prepareDataDir } from '../installation/data-dir.ts';
import { prepareInstallation } from '../installation/installation.ts';
import { agreeOnSecret } from '../installation/installation-secret.ts';
import { probePort } from '../lib/port-probe.ts';

/** Environment to dependencies, in the order that leaves least behind when a step fails. */
export async function openDeps(
  config: Config,
): Promise<{ deps: AppDeps; demo: DemoLogins | null; admin: AdminState }> {
  await probePort(config.port, config.host);
  prepareDataDir(config.dataDir);
  if (!config.appSecret) findAppSecret(config.dataDir);
  const database = await openDb(config);
  try {
    const appSecret = await agreeOnSecret(database.db, config);
    const deps = { config, database, appSecret };
    // Of several processes that start together all but one wait here, longer than a request may.
    const patient = { ...deps, database: inBackground(database) };
    const demo = config.isDemo ? await loadDemo(patient) : null;
    const admin = await prepareInstallation(patient);
    // A small office waits the seconds it takes; a company's worker does it beside its servers.
    if (database.kind === 'embedded') await analyseAll(database.db);
    const drawIllustration = await findIllustrations(deps);
    return { deps: { ...deps, drawIllustration }, demo, admin };
  } catch (error) {
    await database.close();
    throw error;
  }
}
