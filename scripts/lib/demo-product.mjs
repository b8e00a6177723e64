// The built product with demo data in a temporary folder, on either database; nothing of it stays.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { startProduct, untilAnalyzed } from './product.mjs';

/** `database`: embedded or postgres. `stop` also removes the folder. */
export async function startDemoProduct(database, env) {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-demo-'));
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const postgres = database === 'postgres' ? await startPostgres(folder) : undefined;
    if (postgres) stops.push(() => postgres.stop());
    const dataDir = join(folder, 'data');
    const product = await startProduct({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres?.url ?? '',
      DEMO: '1',
      SMTP_URL: '',
      ...env,
    });
    stops.push(() => product.stop());
    await untilAnalyzed(product.url);
    return { ...product, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
